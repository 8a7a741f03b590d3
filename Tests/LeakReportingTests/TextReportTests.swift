import LeakReporting
import ReportModel
import Testing

struct TextReportTests {
  @Test func aLeakNamesItsSurvivorAndItsRepair() {
    #expect(
      TextReport(Samples.leak).text == """
        subject-map   a mapped RACSubject that never completes             RAC · declared: leaks

        Events
           1  subject created
           2  mapped and subscribed
           3  next = 3

        Objects                                           1 tracked: 0 deinitialized, 1 survived
           ✗   subject   RACSubject<Int>   survived   unexplained

        Why
           The references that keep the survivors alive were not read.

        Untracked
           Not known: memory was not read.

        Fix
           send completed or error, or dispose the subscription
           see: leakscope show subject-map-completed
           compare: leakscope compare subject-map

        As declared: something was to survive, and the tracked object survived.

        """)
  }

  @Test func aCleanReportProvesWhatWasChecked() {
    #expect(
      TextReport(Samples.clean).text == """
        subject-map-completed   the same, completed                        RAC · declared: clean

        Events
           1  completed
           2  ✓ subject deinitialized
           3  ✓ mapped signal deinitialized

        Objects                                           2 tracked: 2 deinitialized, 0 survived
           ✓   mapped signal   RACSignal<Int>    deinitialized   after event 2
           ✓   subject         RACSubject<Int>   deinitialized   after event 1

        Why
           No tracked object survived, so nothing needs explaining.

        Untracked
           Not known: memory was not read.

        Fix
           this scenario repairs subject-map
           see: leakscope show subject-map
           compare: leakscope compare subject-map-completed

        As declared: nothing was to survive, and both tracked objects deinitialized.

        """)
  }

  @Test func aCrashSaysHowTheProcessEnded() {
    let report = Samples.ended(
      .trapped(signal: "SIGILL", message: "Index out of range"),
      fates: [.deinitialized(event: 1), .undetermined])
    #expect(
      TextReport(report).text == """
        ending   an ending                                            Fixtures · declared: clean

        Events
           1  before the end

        Objects                           2 tracked: 1 deinitialized, 0 survived, 1 undetermined
           ✓   object 1   Object   deinitialized   before any other event
           ?   object 2   Object   undetermined

        Why
           Not known: the process ended before it could be told what would survive.

        Untracked
           Not known: memory was not read.

        Ending
           declared   the body was to return
           found      the program trapped with SIGILL: Index out of range

        Fix
           none

        Not as declared: the body was to return, but the program trapped with SIGILL.

        """)
  }

  @Test func aReportOnNothingSaysThatItsSectionsAreEmpty() {
    #expect(
      TextReport(Samples.logged([])).text == """
        ending   an ending                                            Fixtures · declared: clean

        Events
           none

        Objects                                           0 tracked: 0 deinitialized, 0 survived
           none

        Why
           Nothing was tracked, so nothing needs explaining.

        Untracked
           Not known: memory was not read.

        Fix
           none

        As declared: nothing was to survive, and nothing was tracked.

        """)
  }

  @Test func aTitleTooLongForTheRightEdgeIsNotWrapped() {
    var report = Samples.leak
    report.scenario.summary = String(repeating: "long ", count: 20) + "summary"
    let title = TextReport(report).text.prefix { $0 != "\n" }
    #expect(title.hasSuffix("long summary   RAC · declared: leaks"))
  }

  @Test(arguments: [Samples.leak, Samples.clean, Samples.logged([])])
  func noLineEndsWithASpace(report: RunReport) {
    for style in [TextStyle.plain, .colored] {
      let lines = TextReport(report, style: style).text.split(separator: "\n")
      #expect(lines.allSatisfy { $0.last != " " })
    }
  }
}
