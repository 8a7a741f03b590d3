import Foundation

/// The Swift package that a target is to be added to.
package struct HostPackage: Equatable, Sendable {
  /// The folder that holds its `Package.swift`.
  package let folder: String
  /// Its name.
  package let name: String
  /// The targets that its manifest declares as plain libraries, in the order of the text.
  package let libraries: [String]

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
    let text = String(decoding: data, as: UTF8.self)
    folder = directory.path
    name = Self.name(in: text) ?? directory.lastPathComponent
    libraries = Self.libraries(in: text)
  }

  private static func manifest(in directory: URL) -> URL {
    directory.appendingPathComponent("Package.swift")
  }

  /// The name that a manifest gives to its package, if it is written down as it is.
  package static func name(in manifest: String) -> String? {
    manifest.firstMatch(of: #/\bPackage\s*\(\s*name\s*:\s*"([^"\\]+)"/#).map { String($0.1) }
  }

  /// The names of the `.target`s in a manifest that are written down as they are.
  package static func libraries(in manifest: String) -> [String] {
    manifest.matches(of: #/\.target\s*\(\s*name\s*:\s*"([^"\\]+)"/#).map { String($0.1) }
  }

  /// The name for a target with its scenarios: `MyPlayerScenarios` for a package `my-player`.
  package var targetName: String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isLetter == true ? joined + "Scenarios" : "LeakScenarios"
  }
}
