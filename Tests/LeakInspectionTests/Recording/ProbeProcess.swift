import Foundation
import LeakInspection

/// A run of the probe, a process whose heap is recorded.
struct ProbeProcess {
  /// What it wrote, by line.
  let lines: [String]
  let status: Int32

  /// Runs one probe to its end.
  ///
  /// - Parameters:
  ///   - arguments: the name of the probe, and what it takes.
  ///   - recording: what the variable that asks for recording is set to; nil for not at all.
  ///   - addressSpace: the kilobytes of address space it may have.
  ///   - program: the probe, if it was linked in another way.
  /// - Throws: when the probe cannot be run.
  init(
    _ arguments: [String], recording: String? = "1", addressSpace: Int? = nil,
    program: URL = productFolder.appending(path: "recorder-probe")
  ) throws {
    let process = Process()
    let probe = program.path
    if let addressSpace {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", "ulimit -v \(addressSpace) && exec \"$0\" \"$@\"", probe] + arguments
    } else {
      process.executableURL = URL(fileURLWithPath: probe)
      process.arguments = arguments
    }
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["LEAKSCOPE_RECORD"] = recording
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    status = process.terminationStatus
  }

  /// Runs one probe to its end.
  init(_ arguments: String..., recording: String? = "1", addressSpace: Int? = nil) throws {
    try self.init(arguments, recording: recording, addressSpace: addressSpace)
  }

  /// The text behind `name: ` in the line that begins so.
  subscript(name: String) -> String? {
    lines.first { $0.hasPrefix("\(name): ") }.map { String($0.dropFirst(name.count + 2)) }
  }

  /// Whether this build can record at all.
  ///
  /// The probe is built like the tests.
  static var isPossible: Bool {
    HeapRecorder.obstacle != .sanitizer && HeapRecorder.obstacle != .platform
  }

  static let whyImpossible = "a sanitizer's allocator must not be replaced; Linux on x86-64 only"

  /// The tests are built into the folder where the probe is.
  static var productFolder: URL {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    guard program.lastPathComponent.hasSuffix(".xctest") else {
      return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    }
    return program.deletingLastPathComponent()
  }
}
