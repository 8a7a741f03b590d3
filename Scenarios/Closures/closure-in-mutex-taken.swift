import ScenarioKit
import Synchronization

/// A download that may end on any thread.
private final class Download: Sendable {
  private let handlers = Mutex<[@Sendable (Int) -> Void]>([])
  private let size = Mutex(0)

  /// Calls `handler` with the number of bytes when the download has ended.
  func whenDone(_ handler: @escaping @Sendable (Int) -> Void) {
    handlers.withLock { $0.append(handler) }
  }

  func start() { whenDone { size in self.size.withLock { $0 = size } } }

  func end(with size: Int) {
    let all = handlers.withLock { handlers in
      defer { handlers = [] }
      return handlers
    }
    for handler in all { handler(size) }
  }

  var bytes: Int { size.withLock { $0 } }
}

extension Scenario {
  /// Handlers that are taken out before they are called.
  ///
  /// ```
  /// download ─► handlers, in a mutex ─► [0] ─► download      until the end
  /// ```
  static let closureInMutexTaken = Scenario(
    name: "closure-in-mutex-taken",
    family: .closures,
    summary: "a download takes its handlers out of the mutex to call them",
    question: "The handler has a strong self. What ends the ring?",
    lesson: """
      The end of the download: the handlers are taken out under the lock, called outside of it, and
      dropped. A strong self is right until then, since it is the download that gets its size. A download
      that never ends holds itself for ever; then there would have to be a cancellation that empties the
      list too.
      """,
    declares: .clean,
    fixes: "closure-in-mutex"
  ) { scope in
    let download = scope.track(Download(), "download")
    download.start()
    download.end(with: 1200)
    scope.log("bytes = \(download.bytes)")
    scope.letGo(consume download)
  }
}
