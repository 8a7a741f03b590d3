import Foundation

/// Whole runs of the command, beside others that they are compared with, in turn.
enum CommandTimes {
  private static let empty = "empty-program"

  static var measurements: [Measurement] {
    [
      measurement(["leakscope", "list"], against: [empty], 1.3, pairs: 40),
      // Reading what keeps the subject alive may take that long on top.
      measurement(
        ["leakscope", "run", "subject-map"], less: 25, against: [empty], 3, pairs: 40),
      measurement(
        ["leakscope", "diff", "--jobs", "2"], against: ["leakscope", "diff", "--jobs", "1"], 0.65,
        pairs: 10),
    ]
  }

  /// Compares a command, less some milliseconds that it may take in any case, with another.
  private static func measurement(
    _ command: [String], less allowance: Double = 0, against other: [String], _ limit: Double,
    pairs: Int
  ) -> Measurement {
    let name =
      command.joined(separator: " ") + (allowance > 0 ? ", less \(Int(allowance)) ms" : "")
    let measuredIn = "times \(other.joined(separator: " "))"
    return Measurement(name: name) { isQuick in
      var samples = (Samples(), Samples())
      // The first pair only warms up.
      for pair in 0...(isQuick ? pairs / 4 : pairs) {
        guard let one = milliseconds(of: command), let two = milliseconds(of: other) else {
          return Row(
            skipping: name,
            because: "no such program, or it failed; build all with: swift build -c release",
            in: measuredIn, limit: limit)
        }
        if pair == 0 { continue }
        samples.0.add(max(0, one - allowance))
        samples.1.add(two)
      }
      return Row(
        name, .milliseconds, samples.0, in: measuredIn,
        worth: (samples.1.best, samples.1.median), limit: limit)
    }
  }

  /// How long a program beside this one takes; nil if there is none or it fails.
  private static func milliseconds(of command: [String]) -> Double? {
    let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    guard let program = folder?.appending(path: command[0]).path else { return nil }
    var status: Int32?
    let elapsed = ContinuousClock().measure {
      status = ChildProcess.run(program, Array(command.dropFirst()))?.status
    }
    return status == 0 ? elapsed / .milliseconds(1) : nil
  }
}
