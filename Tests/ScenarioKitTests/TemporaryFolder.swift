import Foundation
import ScenarioKit

/// A folder of scenarios that goes away with its test.
final class TemporaryFolder {
  let url: URL
  let scenarios: ScenariosFolder

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // A folder is one of scenarios by the source of one.
    let mapped = url.appendingPathComponent("RAC/mapped.swift")
    try FileManager.default.createDirectory(
      at: mapped.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: mapped)
    scenarios = try ScenariosFolder.locate(
      explicit: url.path, catalog: [Fixture.scenario("mapped")])
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders above it.
  func write(_ contents: some Sequence<UInt8>, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents).write(to: file)
  }

  /// The text of a file.
  func text(of path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names in a folder, hidden ones included.
  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(path).path)
      .sorted()
  }

  /// The path of a file as an error names it.
  func path(_ path: String) -> String { url.appendingPathComponent(path).path }
}
