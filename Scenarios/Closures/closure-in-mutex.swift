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
    let all = handlers.withLock { $0 }
    for handler in all { handler(size) }
  }

  var bytes: Int { size.withLock { $0 } }
}

extension Scenario {
  /// Handlers behind a lock, which are called and stay.
  ///
  /// ```
  /// download ─► handlers, in a mutex ─► [0] ─► download
  /// ```
  static let closureInMutex = Scenario(
    name: "closure-in-mutex",
    family: .closures,
    summary: "a download keeps its handlers in a mutex after they were called",
    question:
      "The lock guards the handlers from other threads. Does it keep them from holding self?",
    lesson: """
      A `Mutex` stores its value in place, within the object that it is a property of. What is in it
      belongs to the object as if there was no lock. The handlers were read and called, and are still
      there, the one that uses the download among them. `[weak self]` would free the download, and leave
      the handlers of all others who asked; a handler that is called once should be given up once.
      """,
    declares: .leaks,
    fixedBy: "closure-in-mutex-taken",
    remedy: "take the handlers out of the mutex when they are called"
  ) { scope in
    let download = scope.track(Download(), "download")
    download.start()
    download.end(with: 1200)
    scope.log("bytes = \(download.bytes)")
    scope.letGo(consume download)
  }
}
