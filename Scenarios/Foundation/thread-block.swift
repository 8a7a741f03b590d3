import Foundation
import ScenarioKit
import Synchronization

/// Writes lines on a thread of its own, in the order in which they come.
private final class LogWriter: Sendable {
  private let news = DispatchSemaphore(value: 0)
  private let waiting = Mutex<[String]>([])
  private let isWritten = DispatchSemaphore(value: 0)

  func start() {
    let thread = Thread { self.run() }
    thread.name = "log writer"
    thread.start()
  }

  private func run() {
    while true {
      news.wait()
      writeAll()
    }
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
}

extension Scenario {
  /// A thread whose block uses self, and never ends.
  ///
  /// ```
  /// thread "log writer" ─► its block ─► writer
  /// ```
  static let threadBlock = Scenario(
    name: "thread-block",
    family: .foundation,
    summary: "a thread waits for work in a method of the object that started it",
    question: "The writer does not store its thread. What holds the writer?",
    lesson: """
      The thread, twice: its block has captured self, and `run` has self on the thread's stack. A thread
      that runs is owned by the system and not by whoever refers to the `Thread`. `[weak self]` in the
      block alone would change little, since `self?.run()` is a call that never returns; a weak self helps
      only in a loop that asks for it after each wait, and somebody has to end the wait.
      """,
    declares: .leaks,
    fixedBy: "thread-block-weak",
    remedy: "wait without self, look for it after each wait, and end the wait in deinit"
  ) { scope in
    let writer = scope.track(LogWriter(), "writer")
    writer.start()
    writer.write("hello")
    scope.log("a line is written")
    scope.letGo(consume writer)
    scope.log("the log is closed")
  }
}
