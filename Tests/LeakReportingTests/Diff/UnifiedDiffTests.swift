import LeakReporting
import ReportModel
import Testing

struct UnifiedDiffTests {
  private let difference = TextDifference(hunks: [
    .init(
      expectedStart: 3, actualStart: 3,
      lines: [
        .init(side: .both, text: "same"), .init(side: .expected, text: "old"),
        .init(side: .actual, text: "new"), .init(side: .actual, text: "newer"),
      ]),
    .init(expectedStart: 0, actualStart: 9, lines: [.init(side: .actual, text: "")]),
  ])

  @Test func hunksCountTheLinesOfBothSides() {
    #expect(
      UnifiedDiff(difference).text == """
        --- expected
        +++ actual
        @@ -3,2 +3,3 @@
         same
        -old
        +new
        +newer
        @@ -0,0 +9,1 @@
        +

        """)
  }

  @Test func equalTextsGiveNothing() {
    #expect(UnifiedDiff(TextDifference(hunks: [])).text.isEmpty)
  }

  @Test func changedLinesAreColouredOnRequest() {
    let text = UnifiedDiff(difference, style: .colored).text
    #expect(text.contains("\u{1B}[31m-old\u{1B}[0m\n\u{1B}[32m+new\u{1B}[0m\n"))
    #expect(text.contains("\n same\n"))
  }
}
