import Foundation
import Synchronization

/// Asks a server on several connections, hundreds of times a second on each.
final class Load: Sendable {
  private struct Sum {
    var answered = 0
    var lost = 0
    var longest = Duration.zero
  }

  private let port: UInt16
  private let sum = Mutex(Sum())
  private let isOver = Atomic(false)
  private let threads = DispatchGroup()

  init(port: UInt16) { self.port = port }

  func start(connections: Int) {
    for _ in 0..<connections {
      threads.enter()
      Thread.detachNewThread { [self] in
        ask()
        threads.leave()
      }
    }
  }

  private func ask() {
    guard let connection = Platform.connect(port) else {
      sum.withLock { $0.lost += 1 }
      return
    }
    defer { Platform.close(connection) }
    let clock = ContinuousClock()
    var number = 0
    while !isOver.load(ordering: .relaxed) {
      number += 1
      let path = number % 2 == 0 ? "/clean" : "/leak"
      let start = clock.now
      let isAnswered =
        Platform.write("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n", to: connection)
        && Platform.readAnswer(connection) == "ok"
      let time = clock.now - start
      sum.withLock { sum in
        if isAnswered { sum.answered += 1 } else { sum.lost += 1 }
        sum.longest = max(sum.longest, time)
      }
      guard isAnswered else { return }
      Platform.rest()
    }
  }

  /// Waits until so many requests were answered.
  func awaitAnswers(_ count: Int) {
    while sum.withLock({ $0.answered + $0.lost }) < count { Platform.rest() }
  }

  /// Ends the load, and says how it went.
  func finish() -> String {
    isOver.store(true, ordering: .relaxed)
    threads.wait()
    return sum.withLock { sum in
      "answered \(sum.answered) lost \(sum.lost) longest \(sum.longest / .milliseconds(1)) ms"
    }
  }
}
