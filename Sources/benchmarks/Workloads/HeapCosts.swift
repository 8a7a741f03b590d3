import Foundation

/// What recording a heap costs, and what reading it does, on a program that does nothing but allocate.
///
/// All is told in runs of that program, so that it can be checked on any machine: 200,000 live objects of four
/// blocks each, and ten times as many that are short-lived.
enum HeapCosts {
  private static let program = "heap-load"
  private static let recording = "LEAKSCOPE_RECORD=1"
  private static let liveBlocks = 800_000.0

  static var measurements: [Measurement] {
    [
      comparison("heap-load, recorded", [["--work"]], against: ["--work"], limit: 1.2),
      memory,
      // Each of these builds the same heap first, without the short-lived objects.
      comparison(
        "why ten objects of 800,000 blocks are alive", [["list"], ["beside"]],
        against: ["--work"], limit: 3),
      comparison(
        "the same, on a ring of 200,000 objects", [["ring"]], against: ["--work"], limit: 6),
    ]
  }

  private static var memory: Measurement {
    let name = "heap-load, memory of the record per live block"
    return Measurement(name: name) { isQuick in
      var recorded = Samples()
      var plain = Samples()
      for _ in 0..<(isQuick ? 1 : 3) {
        guard let one = run(["--work"], [recording]), let two = run(["--work"], []) else {
          return skipped(name, in: "bytes", limit: 16)
        }
        recorded.add(Double(one.kilobytes))
        plain.add(Double(two.kilobytes))
      }
      let bytes = (recorded.best - plain.best) * 1024 / liveBlocks
      return Row(name, .bytes, Samples([bytes]), in: "bytes", limit: 16)
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
    _ arguments: [String], _ variables: [String]
  ) -> (milliseconds: Double, kilobytes: Int)? {
    let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    guard let path = folder?.appending(path: program).path else { return nil }
    var result: (status: Int32, kilobytes: Int)?
    let elapsed = ContinuousClock().measure {
      result = ChildProcess.run(path, arguments, adding: variables)
    }
    guard let result, result.status == 0 else { return nil }
    return (elapsed / .milliseconds(1), result.kilobytes)
  }
}
