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
    func playNext(_ playlist: Playlist?) {
      guard let playlist else { return }
      playlist.next += 1
      playlist.speaker.play("track \(playlist.next)") { [weak playlist] in playNext(playlist) }
    }
    playNext(self)
  }

  var played: Int { next }
}

extension Scenario {
  /// The function is given the playlist each time, and captures none.
  ///
  /// ```
  /// playlist ─► speaker ─► onEnd ~weak~> playlist
  /// ```
  static let closureNestedFunctionWeak = Scenario(
    name: "closure-nested-function-weak",
    family: .closures,
    summary: "a nested function takes self as an argument, and a closure keeps it weakly",
    question: "The function calls itself as before. Where does it get the playlist from?",
    lesson: """
      From its argument. What the speaker stores is a closure with a capture list, which holds the
      playlist weakly and hands it on. The function itself uses only what it is given, so it captures
      nothing; a method would do as well.
      """,
    declares: .clean,
    fixes: "closure-nested-function"
  ) { scope in
    let playlist = scope.track(Playlist(), "playlist")
    scope.track(playlist.speaker, "speaker")
    playlist.start()
    playlist.speaker.end()
    scope.log("tracks begun = \(playlist.played)")
    scope.letGo(consume playlist)
  }
}
