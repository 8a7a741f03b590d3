import Foundation
import LeakInspection
import LeakScopeCLI
import Testing

extension Tag {
  /// Builds a package, which takes a minute or two.
  @Tag static var slow: Self
}

/// A package of somebody who has a leak, from its build to its reports.
@Suite struct ExamplePackageTests {
  /// One test: it builds the package once.
  @Test(
    .tags(.slow),
    .enabled(
      if: HeapRecorder.obstacle != .sanitizer && HeapRecorder.obstacle != .platform,
      "where leakscope reads memory"))
  func aPackageHasScenariosOfItsOwn() throws {
    let package = ExamplePackage()
    let build = try package.build()
    try #require(build.status == 0, "\(build.output)")
    #expect(!build.output.contains("warning:"), "\(build.output)")
    #expect(try package.test().status == 0)

    let failing = try package.test(environment: ["SHOW_THE_LEAK": "1"])
    #expect(failing.status != 0)
    let failure = try #require(try Readme.block(of: "1 leak: Screen"))
    #expect(Readme.trimmed(failing.output).contains(failure), "\(failing.output)")

    try FileManager.default.withTemporaryFolder { elsewhere in
      // Its expectations are found from any folder.
      let diff = try package.run(package.program, "diff", in: elsewhere)
      #expect(diff.output == "4 compared: 4 equal\n")
      #expect(diff.status == 0)
      let run = try package.run(package.program, "run", "session-delegate", in: elsewhere)
      #expect(run.output.contains("   see: GalleryScenarios show session-invalidated\n"))
      let show = try package.run(package.program, "show", "session-delegate", in: elsewhere)
      #expect(show.output.contains("static let sessionDelegate = Scenario("))
      #expect(show.status == 0)
      let list = try package.run(package.program, "list", "--format", "names", in: elsewhere)
      #expect(
        list.output == "screen-ring\nscreen-weak\nsession-delegate\nsession-invalidated\n")

      // No path of this machine is in a report.
      let json = try package.run(package.program, "run", "--all", "--format", "json", in: elsewhere)
      for output in [diff.output, run.output, list.output, json.output] {
        #expect(!output.contains(ExamplePackage.root.path))
      }
    }
  }

  @Test func theReadmeShowsTheLeakOfTheExample() throws {
    for path in ["Sources/Gallery/Screen.swift", "Tests/GalleryTests/ScreenTests.swift"] {
      let shown = try #require(try Readme.block(of: "// \(path)"))
      let file = try String(
        contentsOf: ExamplePackage.root.appending(path: path), encoding: .utf8)
      let lines = file.split(separator: "\n").map { $0.drop { $0 == " " } }
      for line in shown.split(separator: "\n").dropFirst() {
        #expect(lines.contains(line.drop { $0 == " " }), "\(path) has no line '\(line)'")
      }
    }
  }

  @Test func whatInitWritesIsWhatTheExampleIsMadeOf() throws {
    let target = ExamplePackage.root.appending(path: "Sources/GalleryScenarios")
    for file in StarterFiles.all(for: "GalleryScenarios") {
      let text = try String(contentsOf: target.appending(path: file.path), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // The list of the example has two scenarios more, nothing else is different.
      let common = lines.filter { !$0.hasPrefix("    .session") }.joined(separator: "\n")
      #expect(common == file.text, "\(file.path)")
    }
  }
}

extension FileManager {
  /// Calls `body` with a new folder, and removes it afterwards.
  fileprivate func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = temporaryDirectory.appending(path: "leakscope-elsewhere-\(UUID().uuidString)")
    try createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? removeItem(at: folder) }
    try body(folder)
  }
}
