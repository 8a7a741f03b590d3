import Foundation

/// The toolchain's compiler of C.
enum Compiler {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether it is found.
  static let isPresent = (try? run(["--version"])) != nil

  /// Compiles a file below the folder of the tests into a shared library.
  static func compile(_ file: String, intoLibrary library: String) throws {
    let source = tests.appending(path: file)
    try run([
      "-shared", "-fPIC", "-O1", "-o", library, source.path,
      "-I", source.deletingLastPathComponent().appending(path: "include").path,
    ])
  }

  private struct Failure: Error {
    let status: Int32
  }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["clang"] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }
}
