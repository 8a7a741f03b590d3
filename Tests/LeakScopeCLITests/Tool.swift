import Foundation
import LeakInspection
import Testing

/// A program of this package, run as a process the way a shell would run it.
struct Tool {
  /// leakscope itself.
  static let leakscope = Tool(name: "leakscope")
  /// The same command line over scenarios that crash, hang and exit.
  static let fixtures = Tool(name: "fixture-scenarios")

  /// What a process left behind.
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Whether a build like that of the tests can read memory.
  static let canReadMemory =
    HeapRecorder.obstacle != .sanitizer && HeapRecorder.obstacle != .platform

  let name: String

  /// Products lie beside the program that runs the tests.
  private var executable: URL {
    Bundle.main.bundleURL.appendingPathComponent(name)
  }

  /// A process that is ready to start, in an environment that says nothing about terminals and CI.
  func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let silent = ["CI", "NO_COLOR", "COLUMNS", "TERM"]
    process.environment = ProcessInfo.processInfo.environment
      .filter { !silent.contains($0.key) && !$0.key.hasPrefix("GITHUB_") }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs the program from a shell that does something before, such as `ulimit -v 100 && exec "$0" "$@"`.
  func run(
    _ arguments: [String], from script: String, in folder: Folder? = nil
  ) throws -> (status: Int32, output: String) {
    let tool = process([])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, tool.executableURL?.path ?? ""] + arguments
    process.environment = tool.environment
    if let folder { process.currentDirectoryURL = folder.url }
    return try Self.output(of: process)
  }

  /// Runs a process to its end.
  static func output(of process: Process) throws -> (status: Int32, output: String) {
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Runs the program to its end.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Result {
    try Folder.temporary { folder in
      let process = process(arguments, environment: environment)
      let output = try folder.create("output")
      let errors = try folder.create("errors")
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus, output: try folder.read("output"),
        errors: try folder.read("errors"))
    }
  }

  /// Runs the program to its end.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Result {
    try run(arguments, environment: environment)
  }
}
