import Foundation
import Testing

/// Runs programs that know nothing of the tool under `leakscope exec`.
struct ExecTool {
  /// A program with a mode for each way to leak and to end.
  static let probe = Bundle.main.bundleURL.appendingPathComponent("exec-probe").path
  /// A program whose main function is asynchronous.
  static let asyncProbe = Bundle.main.bundleURL.appendingPathComponent("async-exec-probe").path

  /// Copies a program into a folder.
  ///
  /// This process must not have it open: a process that another test starts at that moment would have it open too,
  /// and a program that somebody may write is not run.
  static func copy(_ program: URL, to folder: URL) throws {
    let copying = Process()
    copying.executableURL = URL(fileURLWithPath: "/bin/cp")
    copying.arguments = [program.path, folder.path]
    let (status, _) = try Tool.output(of: copying)
    try #require(status == 0)
  }

  /// Runs the probe in a mode to its end.
  static func run(
    _ options: [String] = [], probe words: String..., environment: [String: String] = [:]
  ) throws -> Tool.Result {
    try Tool.leakscope.run(
      ["exec"] + options + ["--", probe] + words, environment: environment)
  }

  /// Runs the probe, which says on a line when it is ready, and hands it over while it runs.
  ///
  /// - Returns: What is left when it has ended.
  static func withRunning(
    _ options: [String] = [], probe words: String..., errors: Pipe = Pipe(),
    body: (RunningProbe) throws -> Void
  ) throws -> (errors: String, output: String, reason: Process.TerminationReason, status: Int32) {
    let process = Tool.leakscope.process(["exec"] + options + ["--", probe] + words)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    heedSignals()
    unblockSignals()
    try process.run()
    let running = RunningProbe(process: process, input: input, output: output, errors: errors)
    try running.awaitLine("ready")
    try body(running)
    try? input.fileHandleForWriting.close()
    let rest = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (running.errorText + text, rest, process.terminationReason, process.terminationStatus)
  }
}

/// A probe that runs, with the command that has started it.
final class RunningProbe {
  let process: Process
  private let input: Pipe
  private let output: Pipe
  private let errors: Pipe
  private(set) var errorText = ""

  init(process: Process, input: Pipe, output: Pipe, errors: Pipe) {
    self.process = process
    self.input = input
    self.output = output
    self.errors = errors
  }

  /// The process of the program itself.
  var program: Int32? { runningChildren(of: process.processIdentifier).first }

  func send(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

  /// Waits for a line of the program's output.
  func awaitLine(_ line: String) throws {
    var text = ""
    while !text.hasSuffix(line + "\n") {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the program ended instead of saying '\(line)'")
      text += String(decoding: data, as: UTF8.self)
    }
  }

  /// Waits until the report has so many looks.
  func awaitLooks(_ count: Int) throws {
    while errorText.components(separatedBy: "leakscope: ").count <= count {
      let data = errors.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the report ended: \(errorText)")
      errorText += String(decoding: data, as: UTF8.self)
    }
  }
}
