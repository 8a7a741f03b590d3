import Foundation

/// What recording a heap costs, and what reading it does, on a program that does nothing but allocate.
///
/// All is told in runs of that program, so that it can be checked on any machine: 200,000 live objects of four
/// blocks each, and ten times as many that are short-lived.
enum HeapCosts {
  private static let program = "heap-load"
  private static let recording = "LEAKSCOPE_RECORD=1"
  private static let liveBlocks = 800_000.0
  /// A program that checks a small body for leaks beside a million live blocks.
  private static let checkingProgram = "scope-probe"

  /// What is told in times.
  static var times: [Measurement] {
    [
      comparison("heap-load, recorded", [["--work"]], against: ["--work"], limit: 1.2),
      // Each of these builds the same heap first, without the short-lived objects.
      comparison(
        "why ten objects of 800,000 blocks are alive", [["list"], ["beside"]],
        against: ["--work"], limit: 3),
      comparison(
        "the same, far down in a list and on a ring", [["deep"], ["ring"]], against: ["--work"],
        limit: 4),
      growth,
      check("a check of a small body beside 1,000,000 blocks", []),
      check("the same of one that leaks", ["leak"]),
      slowdown,
      parallel,
    ]
  }

  /// What is told in memory.
  static var memory: [Measurement] {
    [
      memory(
        "heap-load, memory of the record per live block", ["--work"], [recording],
        against: ["--work"], [], limit: 16)
    ]
      + ["list", "beside", "deep", "ring"].map { shape in
        memory(
          "why ten objects are alive, memory of the copy per live block, \(shape)", [shape],
          [recording], against: ["--work"], [recording], limit: 100)
      }
  }

  /// Compares the most memory that two runs use at any time; that of a frozen copy counts for its program.
  private static func memory(
    _ name: String, _ arguments: [String], _ variables: [String],
    against other: [String], _ otherVariables: [String], limit: Double
  ) -> Measurement {
    Measurement(name: name) { isQuick in
      var samples = (Samples(), Samples())
      for _ in 0..<(isQuick ? 1 : 3) {
        guard let one = run(arguments, variables), let two = run(other, otherVariables) else {
          return skipped(name, in: "bytes", limit: limit)
        }
        guard min(one.kilobytes, two.kilobytes) > ChildProcess.inheritedPeak else {
          return Row(
            skipping: name, because: "this process has used more memory than the program does",
            in: "bytes", limit: limit)
        }
        samples.0.add(Double(one.kilobytes))
        samples.1.add(Double(two.kilobytes))
      }
      let bytes = (samples.0.best - samples.1.best) * 1024 / liveBlocks
      return Row(name, .bytes, Samples([bytes]), in: "bytes", limit: limit)
    }
  }

  /// Compares a heap ten times as large with the usual one, by the work that both are to the processors: of a
  /// long run others take more than of a short one.
  private static var growth: Measurement {
    let name = "why ten objects of 8,000,000 blocks are alive"
    let measuredIn = "times 800,000 blocks"
    let limit = 11.0
    return Measurement(name: name) { isQuick in
      var samples = (Samples(), Samples())
      for _ in 0..<(isQuick ? 1 : 3) {
        for _ in 0..<3 {
          guard let small = run(["list"], [recording]) else {
            return skipped(name, in: measuredIn, limit: limit)
          }
          samples.1.add(small.work)
        }
        guard let large = run(["list", "2000000"], [recording]) else {
          return skipped(name, in: measuredIn, limit: limit)
        }
        samples.0.add(large.work)
      }
      return Row(
        name, .milliseconds, samples.0, in: measuredIn,
        worth: (samples.1.best, samples.1.median), limit: limit)
    }
  }

  /// Times a check, by what a run with some takes longer than one without.
  private static func check(_ name: String, _ arguments: [String]) -> Measurement {
    let (measuredIn, limit) = ("milliseconds", 500.0)
    return Measurement(name: name) { isQuick in
      var samples = (Samples(), Samples())
      let checks = 4
      for _ in 0..<(isQuick ? 2 : 7) {
        guard let one = run(["load", "\(checks)"] + arguments, [], of: checkingProgram),
          let two = run(["load", "0"], [], of: checkingProgram)
        else { return skipped(name, in: measuredIn, limit: limit) }
        samples.0.add(one.milliseconds)
        samples.1.add(two.milliseconds)
      }
      let times = Samples([
        (samples.0.best - samples.1.best) / Double(checks),
        (samples.0.median - samples.1.median) / Double(checks),
      ])
      return Row(name, .milliseconds, times, in: measuredIn, limit: limit)
    }
  }

  /// Compares the last 500 of 2,000 checks in one process with the first 500, by the work that more checks are to
  /// the processors.
  private static var slowdown: Measurement {
    let name = "the last 500 of 2,000 checks"
    let (measuredIn, limit) = ("times the first 500", 1.25)
    return Measurement(name: name) { isQuick in
      var work: [Int: Samples] = [:]
      for _ in 0..<(isQuick ? 1 : 3) {
        for count in [0, 500, 1_500, 2_000] {
          guard let one = run(["many", "\(count)"], [], of: checkingProgram) else {
            return skipped(name, in: measuredIn, limit: limit)
          }
          work[count, default: Samples()].add(one.work)
        }
      }
      let step = { (from: Int, to: Int) -> Samples in
        guard let one = work[from], let two = work[to] else { return Samples() }
        return Samples([two.best - one.best, two.median - one.median])
      }
      let (first, last) = (step(0, 500), step(1_500, 2_000))
      return Row(
        name, .milliseconds, last, in: measuredIn, worth: (first.best, first.median), limit: limit)
    }
  }

  /// Compares 80 checks that are open at the same time with ten.
  private static var parallel: Measurement {
    let name = "80 checks at the same time"
    let (measuredIn, limit) = ("times 10 checks", 40.0)
    return Measurement(name: name) { isQuick in
      var samples = (Samples(), Samples())
      for _ in 0..<(isQuick ? 1 : 5) {
        guard let one = run(["parallel", "80"], [], of: checkingProgram),
          let two = run(["parallel", "10"], [], of: checkingProgram)
        else { return skipped(name, in: measuredIn, limit: limit) }
        samples.0.add(one.work)
        samples.1.add(two.work)
      }
      return Row(
        name, .milliseconds, samples.0, in: measuredIn,
        worth: (samples.1.best, samples.1.median), limit: limit)
    }
  }

  /// Compares recorded runs with runs of the load that are not recorded, in turn.
  private static func comparison(
    _ name: String, _ variants: [[String]], against other: [String], limit: Double
  ) -> Measurement {
    let measuredIn = "times heap-load"
    return Measurement(name: name) { isQuick in
      var samples = (Samples(), Samples())
      for _ in 0..<(isQuick ? 2 : 7) {
        for arguments in variants {
          guard let one = run(arguments, [recording]), let two = run(other, []) else {
            return skipped(name, in: measuredIn, limit: limit)
          }
          samples.0.add(one.milliseconds)
          samples.1.add(two.milliseconds)
        }
      }
      return Row(
        name, .milliseconds, samples.0, in: measuredIn,
        worth: (samples.1.best, samples.1.median), limit: limit)
    }
  }

  private static func skipped(_ name: String, in measuredIn: String, limit: Double) -> Row {
    Row(
      skipping: name,
      because: "no such program, or it failed; build all with: swift build -c release",
      in: measuredIn, limit: limit)
  }

  private static func run(
    _ arguments: [String], _ variables: [String], of program: String = program
  ) -> (milliseconds: Double, kilobytes: Int, work: Double)? {
    let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    guard let path = folder?.appending(path: program).path else { return nil }
    var result: (status: Int32, kilobytes: Int, work: Double)?
    let elapsed = ContinuousClock().measure {
      result = ChildProcess.run(path, arguments, adding: variables)
    }
    guard let result, result.status == 0 else { return nil }
    return (elapsed / .milliseconds(1), result.kilobytes, result.work)
  }
}
