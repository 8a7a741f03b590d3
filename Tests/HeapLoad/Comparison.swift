import Foundation

/// Runs the load with recording and without, in turns, so that whatever else the machine does meets both.
struct Comparison {
  let liveNodes: Int
  let rounds: Int

  func run() throws {
    var plain = Measurement.worst
    var recorded = Measurement.worst
    for _ in 0..<rounds {
      plain = plain.better(of: try measure(recording: false))
      recorded = recorded.better(of: try measure(recording: true))
    }
    let bytes = Double(recorded.kilobytes - plain.kilobytes) * 1024 / Double(liveNodes * 4)
    print(format("time", recorded.seconds / plain.seconds, "times that without recording"))
    print(format("memory", bytes, "bytes per live block"))
    print(try output(["--inspect"], recording: true), terminator: "")
  }

  private func format(_ name: String, _ number: Double, _ unit: String) -> String {
    "\(name): \(String(format: "%.2f", number)) \(unit)"
  }

  private func measure(recording: Bool) throws -> Measurement {
    let words = try output(["--work"], recording: recording).split(separator: " ")
    return Measurement(seconds: Double(words[0]) ?? 0, kilobytes: Int(words[1]) ?? 0)
  }

  private func output(_ arguments: [String], recording: Bool) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments + [String(liveNodes)]
    process.environment = recording ? ["LEAKSCOPE_RECORD": "1"] : [:]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
