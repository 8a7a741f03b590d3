import LeakReporting
import ReportModel
import Testing

struct RunSummaryTests {
  @Test func runsAsDeclaredAreCounted() {
    #expect(RunSummary([Samples.leak, Samples.clean]).text == "2 run: 2 as declared\n")
  }

  @Test func theOthersAreNamed() {
    let crash = Samples.ended(.killed(signal: "SIGSEGV"))
    #expect(
      RunSummary([Samples.leak, crash, Samples.clean]).text
        == "3 run: 2 as declared, 1 not: ending\n")
  }
}
