import LeakReporting
import Testing

@Suite struct TAPTests {
  private let lines: [Substring]

  init() throws {
    lines = try DiffSamples.everything.text(as: .tap).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func versionAndPlanComeFirst() {
    #expect(lines.prefix(2) == ["TAP version 14", "1..7"])
  }

  @Test func everyScenarioIsATestPointInOrder() {
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(
      points.prefix(5) == [
        "ok 1 - equal", "not ok 2 - different", "not ok 3 - missing", "not ok 4 - unreadable",
        "not ok 5 - not-run",
      ])
    #expect(points.last == "not ok 7 - RAC/Expected/old one.txt")
  }

  @Test func aHashSignInANameBeginsNoDirective() {
    #expect(lines.contains(##"not ok 6 - a <&"'>, b: c \# d\\ e"##))
  }

  @Test func whatFailedIsToldInAYAMLBlock() throws {
    let start = try #require(lines.firstIndex(of: "not ok 2 - different"))
    #expect(
      lines[(start + 1)...].prefix { $0 != "  ..." } == [
        "  ---",
        #"  message: "A new leak: \"subject\" survived (cycle).""#,
        "  severity: fail",
        "  findings:",
        "    - kind: new-leak",
        #"      words: "A new leak: \"subject\" survived (cycle).""#,
        #"      fingerprint: "0123456789abcdef""#,
        "    - kind: other-events",
        #"      words: "Other events: 1 new.""#,
        "  at:",
        #"    file: "Scenarios/RAC/different.swift""#,
        "    line: 7",
        #"  expectation: "Scenarios/RAC/Expected/different.txt""#,
        "  difference: |2",
        "    --- expected",
        "    +++ actual",
        "    @@ -0,0 +1,1 @@",
        "    +line",
      ])
  }

  @Test func outsideOfBlocksStandTestPointsOnly() {
    var isInBlock = false
    for line in lines.dropFirst(2).dropLast() {
      if line == "  ---" { isInBlock = true }
      let isPoint = line.hasPrefix("ok ") || line.hasPrefix("not ok ") || line.hasPrefix("# ")
      #expect(isInBlock ? line.isEmpty || line.hasPrefix("  ") : isPoint, "\(line)")
      if line == "  ..." { isInBlock = false }
    }
    #expect(!isInBlock && lines.last == "")
  }
}
