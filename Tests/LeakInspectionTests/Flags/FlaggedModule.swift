import Foundation

/// A copy of `FlaggedModule`, compiled in one of the ways in which a user may compile a module.
struct FlaggedModule {
  /// What the probe found out about its objects.
  let probe: ProbeProcess

  private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "FlaggedModule/Leaks.swift")

  /// Compiles the module into a library, and has a process load it, leak, and explain what is left.
  ///
  /// - Parameter flags: what the compiler is told beside the file.
  /// - Throws: what the compiler says if it fails.
  init(_ flags: [String]) throws {
    probe = try Self.withTemporaryFolder { folder in
      let library = folder.appending(path: "libLeaks.so").path
      try Self.compile(Self.module + ["-emit-library", "-o", library] + flags)
      return try ProbeProcess(["module", library])
    }
  }

  /// Compiles the module and links it with the probe's own objects and a runtime of their own.
  ///
  /// - Throws: what the compiler says if it fails.
  static func staticallyLinked() throws -> FlaggedModule {
    try withTemporaryFolder { folder in
      let object = folder.appending(path: "Leaks.o").path
      let program = folder.appending(path: "probe")
      try compile(module + ["-c", "-o", object])
      // The objects of the probe say by themselves which libraries they need, but not what those need in turn.
      try compile(
        [
          "-static-stdlib", "-o", program.path, object, "@\(probeObjects.path)",
          // As the package manager links it.
          "-Xlinker", "--defsym=main=recorder_probe_main", "-Xlinker", "-E",
        ]
          + [
            "Foundation", "FoundationInternationalization", "FoundationEssentials",
            "CoreFoundation", "_FoundationCollections", "_FoundationCShims", "_FoundationICU",
            "stdc++",
          ].map { "-l\($0)" })
      return FlaggedModule(probe: try ProbeProcess(["module", "-"], program: program))
    }
  }

  /// Whether the probe's objects are where the package manager leaves them.
  static var canLinkStatically: Bool {
    FileManager.default.fileExists(atPath: probeObjects.path)
  }

  private static let probeObjects = ProbeProcess.productFolder
    .appending(path: "recorder-probe.product/Objects.LinkFileList")

  private static let module = [
    "-parse-as-library", "-swift-version", "6", "-module-name", "Leaks", source.path,
  ]

  private init(probe: ProbeProcess) { self.probe = probe }

  private static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "leakscope-flags-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private struct CompilerError: Error, CustomStringConvertible {
    let description: String
  }

  private static func compile(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CompilerError(description: String(decoding: data, as: UTF8.self))
    }
  }
}
