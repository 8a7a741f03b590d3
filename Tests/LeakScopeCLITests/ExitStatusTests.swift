import LeakScopeCLI
import ReportModel
import Testing

struct ExitStatusTests {
  private typealias ExitStatus = LeakScopeCLI.ExitStatus

  private func report(
    _ ending: RunEnding, declares: LeakDeclaration = .clean, ends: ExpectedEnding = .normal,
    fates: [ObjectFate] = []
  ) -> RunReport {
    RunReport(
      scenario: ScenarioSummary(
        name: "scenario", family: "RAC", summary: "a scenario", declares: declares,
        expectedEnding: ends),
      events: [],
      objects: fates.map { ObjectRecord(label: "object", type: "Object", fate: $0) },
      ownership: .unavailable(reason: "Not read."), ending: ending)
  }

  @Test func theNumbersAreThoseOfTheTable() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 64, 65, 66, 69, 70, 73, 130])
  }

  @Test func ofSeveralReasonsTheWeightiestCounts() {
    let byWeight: [ExitStatus] = [
      .success, .finding, .crash, .unreadable, .cannotWrite, .internalError,
    ]
    for (index, heavier) in byWeight.enumerated() {
      for lighter in byWeight[...index] {
        #expect(heavier.combined(with: lighter) == heavier)
        #expect(lighter.combined(with: heavier) == heavier)
      }
    }
  }

  @Test func aRunAsDeclaredIsASuccess() {
    let runs = [
      report(.completed), report(.completed, declares: .leaks, fates: [.survived]),
      report(.threw(error: "offline"), ends: .error),
      report(.trapped(signal: "SIGILL", message: nil), ends: .trap),
      report(.exited(status: 3), ends: .exit(status: 3)),
    ]
    for run in runs { #expect(ExitStatus(judging: run, failsOnLeak: false) == .success) }
  }

  @Test func aRunThatIsNotAsDeclaredIsAFinding() {
    let runs = [
      report(.completed, declares: .leaks), report(.completed, fates: [.survived]),
      report(.threw(error: "offline")), report(.exited(status: 3)),
      report(.exited(status: 4), ends: .exit(status: 3)), report(.completed, ends: .trap),
    ]
    for run in runs { #expect(ExitStatus(judging: run, failsOnLeak: false) == .finding) }
  }

  @Test func anUndeclaredCrashOrTimeoutHasItsOwnStatus() {
    let runs = [
      report(.trapped(signal: "SIGILL", message: nil)), report(.killed(signal: "SIGSEGV")),
      report(.stoppedAtLimit(reason: "more than 10000 events")),
      report(.timedOut(seconds: 10)), report(.timedOut(seconds: 10), ends: .trap),
    ]
    for run in runs { #expect(ExitStatus(judging: run, failsOnLeak: false) == .crash) }
  }

  @Test func aDeclaredLeakFailsOnlyOnRequest() {
    let leak = report(.completed, declares: .leaks, fates: [.survived])
    #expect(ExitStatus(judging: leak, failsOnLeak: true) == .finding)
    #expect(ExitStatus(judging: report(.completed), failsOnLeak: true) == .success)
  }
}
