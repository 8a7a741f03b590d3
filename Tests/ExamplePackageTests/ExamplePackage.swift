import Checkout
import Foundation

/// A package that depends on leakscope as that of a user does, built once, in a folder that goes away.
final class ExamplePackage {
  /// Where it stands.
  static let root = Checkout.root.appending(path: "Tests/ExamplePackage")

  private let scratch = FileManager.default.temporaryDirectory
    .appending(path: "leakscope-example-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: scratch) }

  /// A process that was run to its end.
  struct Result {
    var status: Int32
    var output: String
  }

  /// Builds the package and its tests; what the build says if it fails.
  func build() throws -> Result { try swift("build", ["--build-tests"]) }

  /// Runs the package's own tests.
  func test(environment: [String: String] = [:]) throws -> Result {
    try swift("test", ["--skip-build"], environment: environment)
  }

  /// Where its program is.
  var program: URL { scratch.appending(path: "debug/GalleryScenarios") }

  /// Runs a program in a folder.
  func run(_ program: URL, _ arguments: String..., in folder: URL) throws -> Result {
    try result(of: program, arguments, in: folder)
  }

  private func swift(
    _ command: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Result {
    try result(
      of: URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", command, "--scratch-path", scratch.path] + arguments, in: Self.root,
      environment: environment)
  }

  private func result(
    of program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let silent = ["CI", "NO_COLOR", "COLUMNS", "TERM", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY"]
    process.environment = ProcessInfo.processInfo.environment
      .filter { !silent.contains($0.key) && !$0.key.hasPrefix("LEAKSCOPE_") }
      .merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
