import Foundation
import ScenarioKit

/// How far everything is that the program does.
private enum Activity {
  static let total = Progress(totalUnitCount: 10)
}

/// A connection to a server, which can be closed.
private final class Connection: Sendable {
  func close() {}
}

/// Downloads something, and fails half-way.
private func download(over connection: Connection) -> Int64 {
  let progress = Progress(totalUnitCount: 100)
  progress.cancellationHandler = { connection.close() }
  Activity.total.addChild(progress, withPendingUnitCount: 1)
  progress.completedUnitCount = 40
  return progress.completedUnitCount
}

extension Scenario {
  /// A child progress that never comes to its end.
  ///
  /// ```
  /// static Activity.total ─► children ─► progress ─► cancellationHandler ─► connection
  /// ```
  static let progressUnfinishedChild = Scenario(
    name: "progress-unfinished-child",
    family: .foundation,
    summary: "a progress keeps a child that was never completed, with its handler",
    question: "The download has failed and its `Progress` was a local variable. Who has it?",
    lesson: """
      Its parent. A progress holds its children until they have completed, and whatever they hold: here
      the handler that would close the connection. A download that fails has no progress to report any
      more, and easily forgets that it has to say so. A connection captured weakly would go, and its
      progress would stay; with each failure the total would have one more part that never comes to its
      end.
      """,
    declares: .leaks,
    fixedBy: "progress-finished-child",
    remedy: "complete the child's units on every way out, failures included"
  ) { scope in
    let connection = scope.track(Connection(), "connection")
    scope.log("the download failed at \(download(over: connection)) %")
    scope.letGo(consume connection)
    scope.log("the server is forgotten")
  }
}
