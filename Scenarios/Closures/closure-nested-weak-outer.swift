import ScenarioKit

/// Plays tracks, and rewinds some time after each.
private final class Player {
  private var position = 0
  private var onFinish: (() -> Void)?

  func prepare() {
    onFinish = { [weak self] in
      let rewind = { self?.position = 0 }
      rewind()
    }
  }

  func finish() { onFinish?() }
}

extension Scenario {
  /// `[weak self]` on the closure that is stored.
  ///
  /// ```
  /// player ─► onFinish ─► outer closure ~weak~> player
  /// ```
  static let closureNestedWeakOuter = Scenario(
    name: "closure-nested-weak-outer",
    family: .closures,
    summary: "[weak self] on the outer of two closures",
    question: "Now the inner closure has no capture list at all. Is one enough?",
    lesson: """
      The weak self of the outer closure is an optional variable, and the inner closure captures that variable,
      not the player. Both closures see the player while it lives, and neither keeps it.
      """,
    declares: .clean,
    fixes: "closure-nested-weak"
  ) { scope in
    let player = scope.track(Player(), "player")
    player.prepare()
    player.finish()
    scope.log("the track has ended")
    scope.letGo(consume player)
  }
}
