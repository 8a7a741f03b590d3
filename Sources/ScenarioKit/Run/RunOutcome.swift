internal import ReportModel

/// A run that is over: what was heard, and how the process ended.
struct RunOutcome {
  var log: RunLog
  /// The child's status.
  let end: ProcessEnd
  /// The time limit, if it passed.
  let timeout: Duration?

  /// The report on `scenario`.
  mutating func report(on scenario: Scenario) throws(RunnerError) -> RunReport {
    guard log.hasStarted || timeout != nil || log.isFull else {
      throw .childDidNotStart(scenario: scenario.name, output: log.events.map(\.text))
    }
    let ending = takeEnding()
    return RunReport(
      scenario: scenario.summaryValue,
      events: log.events,
      objects: log.objectRecords,
      ownership: log.ownership
        ?? .unavailable(reason: "Ownership paths are not known: the scenario did not end."),
      ending: ending,
      snapshots: log.snapshots.isEmpty ? nil : log.snapshots)
  }

  /// How the run ended.
  ///
  /// The words with which a trap reports itself are moved out of the log.
  private mutating func takeEnding() -> RunEnding {
    if log.hasSettled { return log.bodyError.map { .threw(error: $0) } ?? .completed }
    if let excess = log.excess { return .stoppedAtLimit(reason: excess) }
    if let timeout { return .timedOut(seconds: timeout / .seconds(1)) }
    switch end {
    case .exited(let status): return .exited(status: status)
    case .signalled(let signal) where ["SIGILL", "SIGTRAP", "SIGABRT"].contains(signal):
      return .trapped(signal: signal, message: log.takeTrapMessage())
    case .signalled(let signal): return .killed(signal: signal)
    }
  }
}
