import Foundation
import ScenarioKit
import Synchronization

/// Writes lines on a thread of its own, in the order in which they come.
private final class LogWriter: Sendable {
  private let news = DispatchSemaphore(value: 0)
  private let waiting = Mutex<[String]>([])
  private let isWritten = DispatchSemaphore(value: 0)

  /// Starts the thread, which signals `end` when it has ended.
  func start(signalling end: DispatchSemaphore) {
    let thread = Thread { [weak self, news] in
      while true {
        news.wait()
        guard let self else { break }
        self.writeAll()
      }
      end.signal()
    }
    thread.name = "log writer"
    thread.start()
  }

  /// Writes a line, and waits until that is done.
  func write(_ line: String) {
    waiting.withLock { $0.append(line) }
    news.signal()
    isWritten.wait()
  }

  private func writeAll() {
    waiting.withLock { $0 = [] }
    isWritten.signal()
  }

  deinit { news.signal() }
}

extension Scenario {
  /// A thread that looks for self after each wait.
  ///
  /// ```
  /// thread "log writer" ─► its block ~weak~> writer ─► news
  /// ```
  static let threadBlockWeak = Scenario(
    name: "thread-block-weak",
    family: .foundation,
    summary: "a thread waits for work without the object that started it",
    question: "The thread waits most of the time. What wakes it when the writer has gone?",
    lesson: """
      The writer's `deinit`, with the semaphore on which the thread waits. The block has captured that one
      strongly and the writer weakly: it waits without the writer, makes it strong for one piece of work,
      and ends when there is no writer any more.
      """,
    declares: .clean,
    fixes: "thread-block"
  ) { scope in
    let writer = scope.track(LogWriter(), "writer")
    let end = DispatchSemaphore(value: 0)
    writer.start(signalling: end)
    writer.write("hello")
    scope.log("a line is written")
    scope.log("the log is closed")
    scope.letGo(consume writer)
    end.wait()
    scope.log("the thread has ended")
  }
}
