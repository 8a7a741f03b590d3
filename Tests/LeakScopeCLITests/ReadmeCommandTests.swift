import Checkout
import Foundation
import Testing

/// Every command of the README is run, and where the README shows what it prints, that is compared.
@Suite(.enabled(if: Tool.canReadMemory, "memory is not read in this build"))
struct ReadmeCommandTests {
  /// What runs the whole catalog, which takes a minute and stands in `.ci/run` or in a test of its own, and what
  /// needs a package, which has tests of its own as well.
  private static let runsElsewhere: Set<[String]> = [
    ["diff"], ["run", "--all", "--format", "json"], ["init"], exec,
  ]
  private static let exec = ["exec", "--", "./screen"]

  @Test(arguments: ReadmeCommand.all.filter { !runsElsewhere.contains($0.words) })
  func aCommandOfTheReadmePrintsWhatItShows(_ command: ReadmeCommand) throws {
    try Folder.withCatalog { folder in
      try check(command, in: folder)
    }
  }

  @Test func theProgramOfTheReadmeLeaksAsItShows() throws {
    let command = try #require(ReadmeCommand.all.first { $0.words == Self.exec })
    try Folder.temporary { folder in
      let source = folder.url.appending(path: "screen.swift")
      try ReadmeCommand.program.write(to: source, atomically: true, encoding: .utf8)
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = ["swiftc", "screen.swift", "-o", "screen"]
      compiler.currentDirectoryURL = folder.url
      try compiler.run()
      compiler.waitUntilExit()
      try #require(compiler.terminationStatus == 0)
      try check(command, in: folder)
    }
  }

  @Test func thePictureOfTheReadmeIsDrawnSo() throws {
    let result = try Tool.leakscope.run("graph", "timer-strong-property")
    #expect(result.output == ReadmeCommand.picture, "it prints:\n\(result.output)")
  }

  private func check(_ command: ReadmeCommand, in folder: Folder) throws {
    let result = try Tool.leakscope.run(command.words, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    guard let wanted = command.output else { return }
    let printed = (result.output + result.errors).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    #expect(
      matches(printed.dropLast(), wanted[...]), "it prints:\n\(result.output)\(result.errors)")
  }

  @Test func theReadmeShowsCommands() {
    #expect(ReadmeCommand.all.contains { $0.output != nil })
    #expect(ReadmeCommand.all.contains { $0.output == nil })
  }

  /// Whether lines are those that are wanted, where `…` stands for any number of lines.
  private func matches(_ lines: ArraySlice<String>, _ wanted: ArraySlice<String>) -> Bool {
    guard let first = wanted.first else { return lines.isEmpty }
    if first == "…" {
      return lines.indices.contains { matches(lines[$0...], wanted.dropFirst()) }
        || wanted.count == 1
    }
    guard let line = lines.first, line == first else { return false }
    return matches(lines.dropFirst(), wanted.dropFirst())
  }
}

extension Folder {
  /// Calls `body` with a folder that has a copy of the catalog's sources and expectations.
  fileprivate static func withCatalog<Result>(_ body: (Folder) throws -> Result) throws -> Result {
    try temporary { folder in
      try FileManager.default.copyItem(
        at: Checkout.root.appending(path: "Scenarios"), to: folder.url.appending(path: "Scenarios"))
      return try body(folder)
    }
  }
}

extension Tool {
  /// Runs the program to its end in a folder.
  fileprivate func run(_ words: [String], in folder: Folder) throws -> Result {
    let process = process(words)
    process.currentDirectoryURL = folder.url
    let errors = try folder.create("errors")
    process.standardError = errors
    let (status, output) = try Self.output(of: process)
    return Result(status: status, output: output, errors: try folder.read("errors"))
  }
}
