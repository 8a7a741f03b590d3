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

  func listen() -> Task<Void, Never> {
    let task = Task { [weak self] in
      for await headline in Newsroom.headlines() {
        guard let self else { break }
        show(headline)
        hasShown.store(true, ordering: .releasing)
      }
    }
    listening.withLock { $0 = task }
    return task
  }

  func show(_ headline: String) { scope.log("the screen shows: \(headline)") }

  deinit { listening.withLock { $0?.cancel() } }
}

extension Scenario {
  /// The same loop, which unwraps `self` for one element at a time.
  ///
  /// ```
  /// Newsroom.readers[0] ─► stream ┄continuation┄► task ~weak~> screen ─► listening ─► task
  /// ```
  static let streamLoopWeakSelf = Scenario(
    name: "stream-loop-weak-self",
    family: .streams,
    summary: "self is unwrapped inside an endless for await",
    question: "The newsroom still has the stream's continuation. Does the screen go?",
    lesson: """
      While the loop waits for the next headline nobody but its user owns the screen. It goes when the user
      lets go, its `deinit` cancels the task, the cancellation ends the stream and with it the loop. What
      remains is the newsroom's continuation of a stream that has ended: small, but there is one more after
      every visit of the screen.
      """,
    declares: .clean,
    fixes: "stream-endless-loop"
  ) { scope in
    let screen = scope.track(NewsScreen(scope), "screen")
    let task = screen.listen()
    await publish("rain in the north")
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
    await task.value
    scope.log("the task has ended")
  }
}

/// Publishes a headline as soon as somebody listens, and waits until it is shown.
private func publish(_ headline: String) async {
  while !Newsroom.hasReaders { await Task.yield() }
  Newsroom.publish(headline)
  while !hasShown.load(ordering: .acquiring) { await Task.yield() }
}
