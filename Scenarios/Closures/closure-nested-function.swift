import ScenarioKit

/// Calls back when a sound has ended.
private final class Speaker {
  private var onEnd: (() -> Void)?

  func play(_ sound: String, onEnd: @escaping () -> Void) { self.onEnd = onEnd }

  func end() {
    let callback = onEnd
    onEnd = nil
    callback?()
  }
}

/// Plays one sound after the other.
private final class Playlist {
  let speaker = Speaker()
  private var next = 0

  func start() {
    func playNext() {
      next += 1
      speaker.play("track \(next)", onEnd: playNext)
    }
    playNext()
  }

  var played: Int { next }
}

extension Scenario {
  /// A function inside a method, which uses self and is handed over as a closure.
  ///
  /// ```
  /// playlist ─► speaker ─► onEnd, the function playNext() ─► playlist
  /// ```
  static let closureNestedFunction = Scenario(
    name: "closure-nested-function",
    family: .closures,
    summary: "a nested function uses self, and is stored as a closure",
    question: "`onEnd: playNext` shows neither a brace nor a self. Is it a closure?",
    lesson: """
      A nested function is a closure with a name: it captures what it uses, and `next` means `self.next`.
      Unlike a closure it never asks for the word `self`, and it cannot have a capture list. So there is
      no place for `[weak self]`, and a weak self around the call would not reach into the function
      either. The speaker keeps the function, the function the playlist.
      """,
    declares: .leaks,
    fixedBy: "closure-nested-function-weak",
    remedy: "hand a closure over that captures self weakly, and give the function what it needs"
  ) { scope in
    let playlist = scope.track(Playlist(), "playlist")
    scope.track(playlist.speaker, "speaker")
    playlist.start()
    playlist.speaker.end()
    scope.log("tracks begun = \(playlist.played)")
    scope.letGo(consume playlist)
  }
}
