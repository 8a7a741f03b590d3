import LeakInspection
import Testing

/// What the tool says where the system gives too little of something.
@Suite struct ScarceResourceTests {
  private func run(_ line: [String], under limit: String) throws -> (status: Int32, output: String)
  {
    try Tool.fixtures.run(line, from: "exec 2>&1; ulimit \(limit); exec \"$0\" \"$@\"")
  }

  @Test func tooFewOpenFilesAreCalledThatAndCounted() throws {
    let result = try run(["run", "survivor"], under: "-n 8")
    #expect(result.status == 70)
    #expect(
      result.output == """
        Error: A scenario could not be run: too many open files. 'ulimit -n' allows 8; 24 are enough for \
        one scenario at a time, and 8 more for each further one.

        """)
  }

  @Test(
    .enabled(if: Tool.canReadMemory, "a sanitizer's build does not start with a limit"),
    arguments: [["run", "survivor"], ["run", "--all"]])
  func tooLittleAddressSpaceIsNotBlamedOnAScenario(line: [String]) throws {
    let result = try run(line, under: "-v 100000")
    #expect(result.status == 70)
    let words =
      #/Error: There is not enough address space to run a scenario: 'ulimit -v' allows 97 MiB, and (\d+) MiB are needed\.\n/#
    let found = try #require(try words.wholeMatch(in: result.output))
    // What the error asks for is enough.
    let needed = try #require(Int(found.1)) + 1
    #expect(try run(["run", "survivor"], under: "-v \(needed << 10)").status == 0)
  }

  @Test(
    .enabled(if: Tool.canReadMemory, "a sanitizer's build does not start with a limit"),
    arguments: [["run", "survivor"], ["run", "--all"]])
  func aThreadThatCannotBeStartedIsNotWaitedFor(line: [String]) throws {
    let result = try run(line, under: "-d 12000")
    #expect(result.status == 70)
    #expect(
      result.output == """
        Error: A scenario cannot be run: the system does not let this process start 4 threads. See \
        'ulimit -u', 'ulimit -d' and the limit on processes of the container.

        """)
  }

  @Test func moreJobsThanOpenFilesAllowRunAsFarAsTheyDo() throws {
    try Folder.ofScenarios { folder in
      let names = ["survivor", "throws", "deaths-in-order", "fatal-error", "exit-3"]
      let line = ["diff", "--jobs", "64", "--scenarios", folder.path] + names
      let result = try run(line, under: "-n 24")
      #expect(result.status == 1)
      #expect(result.output.hasSuffix("5 compared: 0 equal, 5 without an expectation\n"))
      let report = try run(["run", "--jobs", "64"] + names, under: "-n 24")
      #expect(report.output.contains("5 run: 5 as declared\n"))
    }
  }

  @Test func asManyOpenFilesAsTheErrorAsksForAreEnough() throws {
    #expect(try run(["run", "survivor"], under: "-n 24").status == 0)
    try Folder.ofScenarios { folder in
      let names = ["survivor", "throws", "deaths-in-order", "fatal-error"]
      let line = ["diff", "--jobs", "4", "--scenarios", folder.path] + names
      let result = try run(line, under: "-n 48")
      #expect(result.output.hasSuffix("4 compared: 0 equal, 4 without an expectation\n"))
    }
  }
}
