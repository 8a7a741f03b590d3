import Foundation
import LeakScopeCLI
import Testing

struct InitCommandTests {
  private static let files = [
    "Expected/screen-ring.txt", "Expected/screen-weak.txt", "Scenarios.swift", "screen-ring.swift",
    "screen-weak.swift",
  ]

  private func files(in folder: Folder, below path: String) -> [String] {
    let all = FileManager.default.subpaths(atPath: folder.path(path)) ?? []
    return all.filter { !$0.hasSuffix("Expected") }.sorted()
  }

  @Test func aTargetIsWrittenIntoTheNearestPackage() throws {
    try Folder.temporary { folder in
      try folder.write("let package = Package(\n  name: \"my-player\",", to: "Package.swift")
      try folder.write("", to: "Sources/Player/Player.swift")
      let result = try Tool.leakscope.run("init", "--path", folder.path("Sources/Player"))
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(files(in: folder, below: "Sources/MyPlayerScenarios") == Self.files)
      #expect(try folder.names == ["Package.swift", "Sources"])
      for path in Self.files {
        #expect(result.output.contains("written   Sources/MyPlayerScenarios/\(path)\n"))
      }
      #expect(result.output.contains("the package 'my-player'"))
      #expect(result.output.contains("\nThen: swift run MyPlayerScenarios diff\n"))
      for file in StarterFiles.all(for: "MyPlayerScenarios") {
        #expect(try folder.read("Sources/MyPlayerScenarios/\(file.path)") == file.text)
      }
    }
  }

  @Test(arguments: ["Scenarios.swift", "Expected/screen-weak.txt", "another.swift"])
  func nothingIsWrittenWhereAnythingIsThere(file: String) throws {
    try Folder.temporary { folder in
      try folder.write("", to: "Package.swift")
      try folder.write("mine", to: "Sources/Own/\(file)")
      let result = try Tool.leakscope.run("init", "--name", "Own", "--path", folder.path)
      #expect(result.status == 73)
      #expect(result.output.isEmpty)
      let named = Self.files.contains(file) ? "Sources/Own/\(file)" : "Sources/Own"
      #expect(result.errors.hasPrefix("Error: '\(named)' is there already; nothing was written."))
      #expect(files(in: folder, below: "Sources/Own") == [file])
      #expect(try folder.read("Sources/Own/\(file)") == "mine")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path("Sources")) == ["Own"])
    }
  }

  @Test func whatCannotBeWrittenLeavesNothingBehind() throws {
    try Folder.temporary { folder in
      try folder.write("", to: "Package.swift")
      // A file stands where the folder has to be. Permissions would not stop a privileged user.
      try folder.write("in the way", to: "Sources")
      let result = try Tool.leakscope.run("init", "--name", "Own", "--path", folder.path)
      #expect(result.status == 73)
      #expect(result.errors.contains("Sources/Own"))
      #expect(!result.errors.contains(".."), "\(result.errors)")
      #expect(result.errors.hasSuffix(". Nothing was written.\n"))
      #expect(try folder.names == ["Package.swift", "Sources"])
    }
  }

  @Test func outsideOfAPackageItSaysWhatWasExpected() throws {
    try Folder.temporary { folder in
      let result = try Tool.leakscope.run("init", "--path", folder.path)
      #expect(result.status == 66)
      #expect(result.errors.contains("There is no Package.swift in '\(folder.path)' or above it."))
      #expect(result.errors.contains("'swift package init'"))
      #expect(try folder.names.isEmpty)
      let missing = try Tool.leakscope.run("init", "--path", folder.path("gone"))
      #expect(missing.status == 66)
      #expect(missing.errors.contains("There is no folder '\(folder.path("gone"))'."))
    }
  }

  @Test(arguments: ["1", "a b", "../up", "", "-x", "ü"])
  func aNameThatIsNoneOfATargetIsRefused(name: String) throws {
    #expect(Samples.parser.parse(["init", "--name=\(name)"]).error != nil)
  }

  @Test(arguments: [
    ("let package = Package(\n    name: \"Player\",\n", "Player"),
    ("let package = Package(name:\"a.b\")", "a.b"), ("// nothing", nil),
    ("let package = Package(name: name)", nil),
  ])
  func theNameOfThePackageIsReadFromItsManifest(manifest: String, name: String?) {
    #expect(HostPackage.name(in: manifest) == name)
  }

  @Test(arguments: [
    ("Player", "PlayerScenarios"), ("my-player", "MyPlayerScenarios"), ("3d", "LeakScenarios"),
    ("ü", "LeakScenarios"),
  ])
  func theTargetIsNamedAfterThePackage(name: String, target: String) throws {
    try Folder.temporary { folder in
      try folder.write("Package(name: \"\(name)\")", to: "Package.swift")
      #expect(try HostPackage(at: folder.path)?.targetName == target)
    }
  }

  /// What `swift package init` makes takes the printed lines as they are.
  @Test func aNewPackageTakesThePrintedLines() throws {
    try Folder.temporary { folder in
      let created = try swift(
        "package", "init", "--type", "library", "--name", "Player", in: folder)
      try #require(created.status == 0, "\(created.output)")
      let result = try Tool.leakscope.run("init", "--path", folder.path)
      #expect(result.status == 0)
      let blocks = result.output.components(separatedBy: "\n\n").filter { $0.hasPrefix("    .") }
      try #require(blocks.count == 2)
      let manifest = try folder.read("Package.swift")
      let start = try #require(manifest.firstRange(of: "    targets: [\n"))
      try folder.write(
        manifest[..<start.lowerBound] + "    dependencies: [\n\(blocks[0])\n    ],\n"
          + manifest[start] + blocks[1] + "\n" + manifest[start.upperBound...],
        to: "Package.swift")
      let description = try swift("package", "describe", "--type", "json", in: folder)
      #expect(description.status == 0)
      let target = description.output.contains("\"path\" : \"Sources/PlayerScenarios\"")
      #expect(target, "\(description.output)")
      #expect(description.output.contains("\"LeakScopeScenarios\""))
      // The scenarios are about the package's own code.
      #expect(blocks[1].contains("dependencies: [\"Player\", .product("))
    }
  }

  private func swift(_ arguments: String..., in folder: Folder) throws -> (
    status: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    return try Tool.output(of: process)
  }
}
