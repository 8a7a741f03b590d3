import LeakReporting
import ReportModel
import Testing

struct EventLogTests {
  private func log(_ events: (Int, Event.Kind, String)...) -> String {
    let report = Samples.logged(events.map { Event(number: $0.0, kind: $0.1, text: $0.2) })
    let text = TextReport(report).text
    guard let start = text.firstRange(of: "Events\n"), let end = text.firstRange(of: "\n\nObjects")
    else { return text }
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test func everyKindButALogLineSaysWhatItIs() {
    let text = log(
      (1, .log, "next = 3"), (2, .deinitialized, "subject"), (3, .stdout, "printed"),
      (4, .stderr, "warned"), (5, .note, "output was cut"), (6, .stdout, ""), (7, .log, ""))
    #expect(
      text == """
           1  next = 3
           2  ✓ subject deinitialized
           3  stdout │ printed
           4  stderr │ warned
           5  ─ output was cut
           6  stdout │
           7
        """)
  }

  @Test func numbersAreAlignedOnTheRightUntilTheyOutgrowTheColumn() {
    #expect(
      log((9, .log, "a"), (10, .log, "b"), (12345, .log, "c")) == """
           9  a
          10  b
        12345  c
        """)
  }

  @Test func aTextOfSeveralLinesKeepsThemUnderItsNumber() {
    #expect(
      log((1, .log, "first\nsecond\n\nlast"), (2, .log, "next")) == """
           1  first
              second

              last
           2  next
        """)
  }

  @Test func whatWouldNotShowIsEscaped() {
    #expect(
      log(
        (1, .log, "red \u{1B}[31m, tab \t, return \r, override \u{202E}, mark \u{200F}"),
        (2, .stdout, "ends "),
        (3, .log, " ")) == """
             1  red \\u{1B}[31m, tab \\t, return \\r, override \\u{202E}, mark \\u{200F}
             2  stdout │ ends\\u{20}
             3  \\u{20}
          """)
  }

  @Test func aLabelStaysOnItsLine() {
    var report = Samples.leak
    report.objects[0].label = "two\nlines"
    #expect(
      TextReport(report).text.contains(
        "✗   two\\nlines   RACSubject<Int>   survived   unexplained\n"))
    #expect(log((1, .deinitialized, "two\nlines")) == "   1  ✓ two\\nlines deinitialized")
  }
}
