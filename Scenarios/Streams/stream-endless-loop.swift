import ScenarioKit
import Synchronization

/// Sends headlines for as long as the program runs.
private enum Newsroom {
  private static let readers = Mutex<[AsyncStream<String>.Continuation]>([])

  static func headlines() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    readers.withLock { $0.append(continuation) }
    return stream
  }

  static var hasReaders: Bool { readers.withLock { !$0.isEmpty } }

  static func publish(_ headline: String) {
    for reader in readers.withLock({ $0 }) { reader.yield(headline) }
  }
}

/// Whether a headline was shown.
private let hasShown = Atomic(false)

/// Shows headlines, and stops to listen when it goes.
private final class NewsScreen: Sendable {
  private let listening = Mutex<Task<Void, Never>?>(nil)
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func listen() {
    let task = Task { [weak self] in
      guard let self else { return }
      for await headline in Newsroom.headlines() {
        show(headline)
        hasShown.store(true, ordering: .releasing)
      }
    }
    listening.withLock { $0 = task }
  }

  func show(_ headline: String) { scope.log("the screen shows: \(headline)") }

  deinit { listening.withLock { $0?.cancel() } }
}

extension Scenario {
  /// `guard let self` before an endless `for await`.
  ///
  /// ```
  /// Newsroom.readers[0] ─► stream ┄continuation┄► task ─► frame of the closure ─► screen
  ///                                                         task ◄─ listening ◄──────────── screen
  /// ```
  static let streamEndlessLoop = Scenario(
    name: "stream-endless-loop",
    family: .streams,
    summary: "self is unwrapped before an endless for await",
    question: "The task captures the screen weakly, and the screen cancels it in deinit. Enough?",
    lesson: """
      The capture is weak, but `guard let self` makes a strong local variable of it, and a local variable of a
      suspended function is a reference like any other: it lasts until the loop ends. The loop ends with the
      stream, which the newsroom never finishes, or with the task, which `deinit` is to cancel. The task and
      the screen hold each other; and since the newsroom can make the task go on at any time, both are held
      by the newsroom as well.
      """,
    declares: .leaks,
    fixedBy: "stream-loop-weak-self",
    remedy: "unwrap self inside the loop, for one element at a time"
  ) { scope in
    let screen = scope.track(NewsScreen(scope), "screen")
    screen.listen()
    await publish("rain in the north")
    scope.letGo(consume screen)
    scope.log("the screen is dismissed")
  }
}

/// Publishes a headline as soon as somebody listens, and waits until it is shown.
private func publish(_ headline: String) async {
  while !Newsroom.hasReaders { await Task.yield() }
  Newsroom.publish(headline)
  while !hasShown.load(ordering: .acquiring) { await Task.yield() }
}
