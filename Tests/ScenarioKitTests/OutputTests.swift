import ScenarioKit
import Testing

@Suite struct OutputTests {
  @Test func oddBytesAreRepairedAndControlCharactersMadeVisible() throws {
    let report = try Fixture.run("odd-bytes")
    #expect(
      report.eventLines == [
        #"stdout: \u{1B}[31mred\u{1B}[0m\tend\r"#,
        "stdout: a\u{FFFD}b",
        #"stdout: \u{2028}\u{202E}\u{7F}é"#,
        #"log: two\nlines "quoted" \ \u{1}"#,
        #"deinitialized: odd\tlabel"#,
        "note: scenario ended",
      ])
    #expect(report.objects.map(\.label) == [#"odd\tlabel"#])
  }

  @Test func aLongLineArrivesAsOneEventOnEachStream() throws {
    let report = try Fixture.run("long-line")
    #expect(report.events.map(\.kind) == [.stdout, .stderr, .log, .note])
    #expect(report.events[0].text == String(repeating: "x", count: 300_000))
    #expect(report.events[1].text == String(repeating: "y", count: 299_999))
    #expect(report.events[2].text == String(repeating: "z", count: 300_000))
  }

  @Test func aLineThatIsTooLongForTheSystemIsSaidToBeMissing() throws {
    let report = try Fixture.run("too-long-line")
    #expect(
      report.eventLines.suffix(3) == [
        "log: after", "note: scenario ended",
        "note: standard output: a line was too long for the system and is missing",
      ])
    #expect(report.ending == .completed)
  }

  @Test(arguments: ["endless-lines", "endless-log"])
  func endlessLinesAreCutAtTheSameEventInEveryRun(name: String) throws {
    let report = try Fixture.run(name)
    #expect(report.events.count == 10_001)
    #expect(report.events.last?.kind == .note)
    #expect(report.events.last?.text == "more than 10000 events: the process was ended here")
    #expect(report.ending == .stoppedAtLimit(reason: "more than 10000 events"))
    #expect(try Fixture.run(name) == report)
  }

  @Test func anEndlessLineIsCutAtTheSameByteInEveryRun() throws {
    let report = try Fixture.run("endless-line")
    #expect(report.events.map(\.kind) == [.stdout, .note])
    #expect(report.events[0].text.utf8.count == 1_048_576)
    #expect(
      report.events[1].text == "more than 1048576 bytes of text: the process was ended here")
    #expect(report.ending == .stoppedAtLimit(reason: "more than 1048576 bytes of text"))
    #expect(try Fixture.run("endless-line") == report)
  }

  @Test func endlessObjectsAreCutAtTheSameObjectInEveryRun() throws {
    let report = try Fixture.run("endless-objects")
    #expect(report.objects.count == 10_000)
    #expect(report.objects.last?.label == "knot#10000")
    #expect(
      report.eventLines == ["note: more than 10000 tracked objects: the process was ended here"])
    #expect(report.ending == .stoppedAtLimit(reason: "more than 10000 tracked objects"))
  }
}
