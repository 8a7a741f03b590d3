import Testing

struct ListCommandTests {
  private func names(_ line: String...) throws -> [String] {
    let result = try Tool.fixtures.run(["list", "--format", "names"] + line)
    #expect(result.status == 0)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func theFirstLineOfAllIsThePlaceToStart() throws {
    let lines = try Tool.fixtures.run("list").output.split(separator: "\n")
    #expect(lines.first?.hasSuffix("← start here") == true)
    #expect(lines.dropFirst().allSatisfy { !$0.contains("start here") })
    #expect(lines.map { $0.prefix { $0 != " " } } == (try names()).map { $0[...] })
  }

  @Test func familiesAndDeclarationsSelect() throws {
    let all = try names()
    let leaks = try names("--leaks")
    let clean = try names("--clean")
    let timers = try names("--family", "Timers")
    #expect(leaks.contains("survivor") && !leaks.contains("throws"))
    #expect(leaks.count + clean.count == all.count)
    #expect(timers.contains("async") && !timers.contains("survivor"))
    #expect(try names("--family", "Timers", "--family=RAC") == all)
    #expect(try names("--family", "Timers", "--leaks") == timers.filter { leaks.contains($0) })
  }

  @Test func aFamilyIsFoundInAnyLetterCase() throws {
    let timers = try names("--family", "Timers")
    #expect(try names("--family", "timers") == timers)
    #expect(try names("--family=TIMERS") == timers)
    #expect(try Tool.fixtures.run("list", "--family", "timer").status == 64)
  }

  @Test func wordsAreLookedForInNamesAndSummaries() throws {
    let found = try names("FATAL-error")
    #expect(found.contains("fatal-error") && found.contains("fatal-error-without-message"))
    #expect(!found.contains("survivor"))
    #expect(try names("fatal", "message") == found.filter { $0.contains("message") })
    // The summary of all of them.
    #expect(try names("fixture") == names())
    let nothing = try Tool.fixtures.run("list", "no-such-word")
    #expect(nothing.status == 0 && nothing.output.isEmpty)
    #expect(nothing.errors == "No scenario is like that.\n")
  }

  @Test func namesAndJSONAreNeverColoured() throws {
    for format in ["names", "json"] {
      let output = try Tool.fixtures.run("list", "--format", format, "--color", "always").output
      #expect(!output.isEmpty && !output.contains("\u{1B}"))
    }
  }
}
