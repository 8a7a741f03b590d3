import Foundation

/// The Swift package that a target is to be added to.
package struct HostPackage: Equatable, Sendable {
  /// The folder that holds its `Package.swift`.
  package let folder: String
  /// Its name.
  package let name: String

  /// The nearest package at or above a folder; `nil` if there is none.
  ///
  /// - Throws: `StarterError` if its manifest cannot be read.
  package init?(at path: String) throws(StarterError) {
    var directory = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    while !FileManager.default.fileExists(atPath: Self.manifest(in: directory).path) {
      guard directory.pathComponents.count > 1, directory.path.hasPrefix("/") else { return nil }
      directory.deleteLastPathComponent()
    }
    let manifest = Self.manifest(in: directory)
    guard let data = FileManager.default.contents(atPath: manifest.path) else {
      throw .cannotRead(path: manifest.path)
    }
    folder = directory.path
    name = Self.name(in: String(decoding: data, as: UTF8.self)) ?? directory.lastPathComponent
  }

  private static func manifest(in directory: URL) -> URL {
    directory.appendingPathComponent("Package.swift")
  }

  /// The name that a manifest gives to its package, if it is written down as it is.
  package static func name(in manifest: String) -> String? {
    manifest.firstMatch(of: #/\bPackage\s*\(\s*name\s*:\s*"([^"\\]+)"/#).map { String($0.1) }
  }

  /// The name for a target with its scenarios: `MyPlayerScenarios` for a package `my-player`.
  package var targetName: String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isLetter == true ? joined + "Scenarios" : "LeakScenarios"
  }
}
