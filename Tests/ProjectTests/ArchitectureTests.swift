import Foundation
import Testing

@Suite struct ArchitectureTests {
  @Test(arguments: ImportRules.allowed.keys.sorted())
  func targetImportsOnlyWhatItMay(target: String) throws {
    let files = try Repository.files(below: [target])
    #expect(!files.isEmpty)
    for file in files {
      for module in ImportRules.imports(in: try Repository.text(of: file)) {
        #expect(
          ImportRules.permits(module, in: file, of: target),
          "\(file) imports \(module), which \(target) may not")
      }
    }
  }

  @Test func everySourceFolderHasARule() throws {
    let folders = try FileManager.default
      .contentsOfDirectory(atPath: Repository.root.appending(path: "Sources").path)
      .filter { !$0.hasPrefix(".") && !$0.hasPrefix("C") }
      .map { "Sources/\($0)" }
    #expect(Set(folders).isSubset(of: ImportRules.allowed.keys))
  }

  @Test func importsAreFoundBehindAttributesAndModifiers() {
    let text = """
      import Foundation
      public import struct ReportModel.Event
      @preconcurrency internal import Dispatch
      // import Comment
      let importer = 1
      let program = \"""
      import Glibc
      \"""
      """
    #expect(ImportRules.imports(in: text) == ["Foundation", "ReportModel", "Dispatch"])
  }

  @Test func forbiddenImportIsRefused() {
    #expect(
      !ImportRules.permits(
        "Foundation", in: "Sources/ReactiveCore/A.swift", of: "Sources/ReactiveCore"))
    #expect(
      !ImportRules.permits("Glibc", in: "Sources/ReactiveCore/A.swift", of: "Sources/ReactiveCore"))
    #expect(
      ImportRules.permits(
        "Glibc", in: "Sources/ReactiveCore/Platform.swift", of: "Sources/ReactiveCore"))
  }

  @Test func noFileIsLongerThan400Lines() throws {
    let files =
      try Repository.files(below: ["Sources", "Tests", "Scenarios"])
      + Repository.files(below: ["Sources"], suffix: ".c")
      + Repository.files(below: ["Sources"], suffix: ".h")
    for file in files {
      let lines = try Repository.text(of: file).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 401, "\(file) has \(lines.count - 1) lines")
    }
  }

  @Test func platformDifferencesStandInPlatformFilesOnly() throws {
    for file in try Repository.files(below: ["Sources", "Scenarios"])
    where !file.hasSuffix("/Platform.swift") {
      let text = try Repository.text(of: file)
      #expect(!text.contains("#if os("), "\(file) asks for the operating system")
      #expect(!text.contains("#if canImport("), "\(file) asks for a module")
    }
  }

  @Test func packageDependsOnNoOtherPackage() throws {
    let manifest = try Repository.text(of: "Package.swift")
    #expect(!manifest.contains(".package("))
  }
}
