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
      "Not as declared: the body was to return, but the scenario was still running when its time "
        + "limit passed."
    ),
    (
      Samples.ended(.stoppedAtLimit(reason: "more than 10000 events")),
      "Not as declared: the body was to return, but the process was ended for exceeding a limit: "
        + "more than 10000 events."
    ),
    (
      Samples.ended(.completed, fates: [.survived, .survived]),
      "Not as declared: nothing was to survive, but both tracked objects survived."
    ),
    (
      Samples.ended(.completed, declares: .leaks, fates: [.survived, .survived, .survived]),
      "As declared: something was to survive, and all 3 tracked objects survived."
    ),
    (
      Samples.ended(
        .completed,
        fates: [.deinitialized(event: 1), .deinitialized(event: 2), .deinitialized(event: 3)]),
      "As declared: nothing was to survive, and all 3 tracked objects deinitialized."
    ),
  ]

  @Test(arguments: outcomes)
  func theLastLineJudgesTheRun(report: RunReport, sentence: String) {
    #expect(TextReport(report).text.hasSuffix("\n\n" + sentence + "\n"))
  }

  static let earlyEndings: [RunEnding] = [
    .trapped(signal: "SIGILL", message: nil), .killed(signal: "SIGSEGV"), .exited(status: 0),
    .timedOut(seconds: 1), .stoppedAtLimit(reason: "more than 10000 events"),
  ]

  @Test(arguments: earlyEndings)
  func afterAnEarlyEndNothingIsKnown(ending: RunEnding) {
    for fates in [[], [ObjectFate.deinitialized(event: 1)], [.undetermined]] {
      #expect(
        TextReport(Samples.ended(ending, fates: fates)).text.contains(
          "Why\n   Not known: the process ended before it could be told what would survive.\n"))
    }
  }

  @Test func anErrorIsNoEarlyEnd() {
    #expect(
      TextReport(Samples.ended(.threw(error: "offline"))).text.contains(
        "Why\n   Nothing was tracked, so nothing needs explaining.\n"))
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

  static let untracked: [(RunReport, String)] = [
    (
      Samples.untracked([], declares: .leaks),
      "As declared: something was to survive, and nothing was tracked; 2 untracked objects survived."
    ),
    (
      Samples.untracked([], declares: .clean),
      "As declared: no tracked object was to survive, and nothing was tracked; 2 untracked objects "
        + "survived."
    ),
    (
      Samples.untracked([.deinitialized(event: 1)], declares: .clean),
      "As declared: no tracked object was to survive, and the tracked object deinitialized; "
        + "2 untracked objects survived."
    ),
    (
      Samples.untracked([.deinitialized(event: 1)], declares: .leaks),
      "Not as declared: something was to survive, but the tracked object deinitialized; "
        + "2 untracked objects survived."
    ),
    (
      Samples.untracked([.survived], declares: .leaks),
      "As declared: something was to survive, and the tracked object survived."
    ),
  ]

  @Test(arguments: untracked)
  func theLastLineNamesWhatSurvivedUntracked(report: RunReport, sentence: String) {
    #expect(TextReport(report).text.hasSuffix("\n\n" + sentence + "\n"))
  }
}
