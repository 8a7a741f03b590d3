import ScenarioKit

/// Plays tracks, and rewinds some time after each.
private final class Player {
  private var position = 0
  private var onFinish: (() -> Void)?

  func prepare() {
    onFinish = {
      let rewind = { [weak self] in self?.position = 0 }
      rewind()
    }
  }

  func finish() { onFinish?() }
}

extension Scenario {
  /// `[weak self]` written one closure too far in.
  ///
  /// ```
  /// player ─► onFinish ─► outer closure ─► player        inner closure ~weak~> player
  /// ```
  static let closureNestedWeak = Scenario(
    name: "closure-nested-weak",
    family: .closures,
    summary: "[weak self] on the inner of two closures",
    question: "The only closure that mentions self captures it weakly. Does the player go?",
    lesson: """
      To make the inner closure, the outer one needs self: a weak reference is made from a strong one. Nothing
      in the outer closure says `self`, yet it captures it strongly, for as long as the player stores it. The
      capture list belongs on the outermost closure that is stored.
      """,
    declares: .leaks,
    fixedBy: "closure-nested-weak-outer",
    remedy: "write [weak self] on the outer closure"
  ) { scope in
    let player = scope.track(Player(), "player")
    player.prepare()
    player.finish()
    scope.log("the track has ended")
    scope.letGo(consume player)
  }
}
