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

  @Test func namesAndJSONAreNeverColoured() throws {
    for format in ["names", "json"] {
      let output = try Tool.fixtures.run("list", "--format", format, "--color", "always").output
      #expect(!output.isEmpty && !output.contains("\u{1B}"))
    }
  }
}
