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
  defer { progress.completedUnitCount = progress.totalUnitCount }
  progress.cancellationHandler = { connection.close() }
  Activity.total.addChild(progress, withPendingUnitCount: 1)
  progress.completedUnitCount = 40
  return progress.completedUnitCount
}

extension Scenario {
  /// A child progress that is completed on every way out.
  ///
  /// ```
  /// static Activity.total ─► children ─► progress ─► cancellationHandler ─► connection, until completed
  /// ```
  static let progressFinishedChild = Scenario(
    name: "progress-finished-child",
    family: .foundation,
    summary: "a progress lets go of a child that is completed, whether it succeeded or not",
    question: "The handler captures the connection strongly, as before. Why does that not matter?",
    lesson: """
      Because the child goes. When it has completed its units the parent counts them and takes it out of
      its children. `defer` does it on each way out of the function, failures included: completed means
      over, not successful. Cancelling alone would not do, a cancelled child stays where it is.
      """,
    declares: .clean,
    fixes: "progress-unfinished-child"
  ) { scope in
    let connection = scope.track(Connection(), "connection")
    scope.log("the download failed at \(download(over: connection)) %")
    scope.letGo(consume connection)
    scope.log("the server is forgotten")
  }
}
