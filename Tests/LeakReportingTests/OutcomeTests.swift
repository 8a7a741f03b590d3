import LeakReporting
import ReportModel
import Testing

struct OutcomeTests {
  /// What a run of a scenario was, and the sentence that judges it.
  static let outcomes: [(RunReport, String)] = [
    (
      Samples.ended(.completed, declares: .leaks, fates: [.deinitialized(event: 1)]),
      "Not as declared: something was to survive, but the tracked object deinitialized."
    ),
    (
      Samples.ended(.completed, fates: [.survived, .deinitialized(event: 1), .survived]),
      "Not as declared: nothing was to survive, but 2 of 3 tracked objects survived."
    ),
    (
      Samples.ended(.threw(error: "offline"), declared: .error),
      "As declared: the body was to throw, and the body threw."
    ),
    (
      Samples.ended(.completed, declared: .trap),
      "Not as declared: the program was to trap, but the body returned."
    ),
    (
      Samples.ended(.trapped(signal: "SIGTRAP", message: nil), declared: .trap),
      "As declared: the program was to trap, and the program trapped with SIGTRAP."
    ),
    (
      Samples.ended(.exited(status: 3), declared: .exit(status: 4)),
      "Not as declared: the program was to call exit(4), but the program called exit(3)."
    ),
    (
      Samples.ended(.killed(signal: "SIGSEGV")),
      "Not as declared: the body was to return, but the process was ended by SIGSEGV."
    ),
    (
      Samples.ended(.timedOut(seconds: 10)),
      "Not as declared: the body was to return, but the scenario was still running after 10 s."
    ),
    (
      Samples.ended(.timedOut(seconds: 0.5)),
      "Not as declared: the body was to return, but the scenario was still running after 0.5 s."
    ),
  ]

  @Test(arguments: outcomes)
  func theLastLineJudgesTheRun(report: RunReport, sentence: String) {
    #expect(TextReport(report).text.hasSuffix("\n\n" + sentence + "\n"))
  }

  @Test func aDeclaredEndingStandsInTheTitleAndInASection() {
    let report = Samples.ended(.threw(error: "offline"), declared: .error)
    let text = TextReport(report).text
    #expect(text.hasPrefix("ending   an ending"))
    #expect(text.contains("Fixtures · declared: throws\n"))
    #expect(
      text.contains(
        """
        Ending
           declared   the body was to throw
           found      the body threw: offline

        """))
  }
}
