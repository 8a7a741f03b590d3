import ScenarioKit
import Testing

@Suite struct TextDifferenceTests {
  private func unified(_ expected: String, _ actual: String, context: Int = 3) -> String {
    TextDifference.between(expected: expected, actual: actual, context: context).hunks
      .map { hunk in
        let old = hunk.lines.count { $0.side != .actual }
        let new = hunk.lines.count { $0.side != .expected }
        let lines = hunk.lines.map { line in
          switch line.side {
          case .both: " \(line.text)\n"
          case .expected: "-\(line.text)\n"
          case .actual: "+\(line.text)\n"
          }
        }
        return "@@ -\(hunk.expectedStart),\(old) +\(hunk.actualStart),\(new) @@\n" + lines.joined()
      }
      .joined()
  }

  private func lines(_ numbers: some Sequence<Int>) -> String {
    numbers.map { "\($0)\n" }.joined()
  }

  @Test func equalTextsHaveNoHunks() {
    #expect(unified("a\nb\n", "a\nb\n") == "")
    #expect(unified("", "") == "")
  }

  @Test func theLastLineFeedDoesNotCount() {
    #expect(unified("a\nb\n", "a\nb") == "")
  }

  @Test func aChangedLineHasThreeLinesAroundIt() {
    let expected = lines(1...9)
    let actual = expected.replacing("5", with: "five")
    #expect(unified(expected, actual) == "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func changesThatAreSixLinesApartShareAHunk() {
    let expected = lines(1...20)
    let actual = expected.replacing("\n5\n", with: "\n").replacing("\n12\n", with: "\n")
    #expect(
      unified(expected, actual)
        == "@@ -2,14 +2,12 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 8\n 9\n 10\n 11\n-12\n 13\n 14\n 15\n")
  }

  @Test func changesThatAreSevenLinesApartHaveTwoHunks() {
    let expected = lines(1...20)
    let actual = expected.replacing("\n5\n", with: "\n").replacing("\n13\n", with: "\nx\ny\n")
    #expect(
      unified(expected, actual) == """
        @@ -2,7 +2,6 @@
         2
         3
         4
        -5
         6
         7
         8
        @@ -10,7 +9,8 @@
         10
         11
         12
        -13
        +x
        +y
         14
         15
         16

        """)
  }

  @Test func anEmptyTextHasNoFirstLine() {
    #expect(unified("", "a\nb\n") == "@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(unified("a\n", "") == "@@ -1,1 +0,0 @@\n-a\n")
  }

  @Test func anEmptyRangeWithoutContextHasTheNumberOfTheLineBefore() {
    #expect(unified("a\nb\nc\n", "a\nb\nx\nc\n", context: 0) == "@@ -2,0 +3,1 @@\n+x\n")
  }

  @Test func linesThatMoveAreRemovedAndAdded() {
    #expect(unified("a\nb\nc\n", "c\na\nb\n") == "@@ -1,3 +1,3 @@\n+c\n a\n b\n-c\n")
  }

  @Test func repeatedLinesArePairedFromBothEnds() {
    #expect(unified("a\na\n", "a\na\na\n") == "@@ -1,2 +1,3 @@\n a\n a\n+a\n")
  }

  @Test func veryDifferentLongTextsAreReplacedAsAWhole() {
    let expected = lines(1...5_000)
    let actual = "0\n" + lines(10_001...15_000)
    let difference = TextDifference.between(expected: expected, actual: actual)
    #expect(difference.hunks.map(\.lines.count) == [10_001])
  }
}
