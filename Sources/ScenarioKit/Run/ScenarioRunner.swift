public import ReportModel

/// Runs scenarios, each in a child process of its own, and reports what was observed.
///
/// May be used on several threads at once. The child is killed when the thread that runs it ends.
public struct ScenarioRunner: Sendable {
  private let timeout: Duration
  private let executable: String
  private let detail: InspectionDetail
  private let limits = RunLimits.standard

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - timeout: How long a scenario may take before it is ended.
  ///   - executable: The program whose first line is ``ScenarioChild/runIfRequested(from:)``; by default
  ///     the one that is running.
  ///   - detail: What to find out about survivors beyond the usual.
  public init(
    timeout: Duration = .seconds(10), executable: String = "/proc/self/exe",
    detail: InspectionDetail = []
  ) {
    self.timeout = timeout
    self.executable = executable
    self.detail = detail
  }

  /// Runs `scenario` to its end, whatever that is.
  ///
  /// - Throws: ``RunnerError`` when there was no run. A scenario that crashes, hangs or exits is a result.
  public func run(_ scenario: Scenario) throws -> RunReport {
    do {
      var running = try RunningScenario(
        name: scenario.name, executable: executable, detail: detail, limits: limits)
      var outcome = running.observe(timeout: timeout)
      return try outcome.report(on: scenario)
    } catch let failure as Platform.Failure where failure.isForWantOfDescriptors {
      throw RunnerError.tooManyOpenFiles(limit: Platform.descriptorLimit)
    } catch let failure as Platform.Failure {
      throw RunnerError.system(call: failure.call, reason: failure.reason)
    }
  }

  /// Kills every child that is running, with what it started; for an interrupted command.
  ///
  /// It takes a lock: call it on a thread or in a dispatch source, not in a signal handler.
  public static func terminateChildren() { RunningChildren.killAll() }
}
