import Foundation

/// What has to be added to a `Package.swift` for a target of scenarios.
package struct ManifestLines: Sendable {
  /// The target.
  package let target: String
  /// The targets whose code the scenarios are about.
  package let libraries: [String]
  /// Where leakscope is; `nil` if that is not known on this machine.
  package let leakscope: String?

  /// Creates the lines for a target.
  package init(
    target: String, libraries: [String], leakscope: String? = Self.compiledFrom
  ) {
    self.target = target
    self.libraries = libraries
    self.leakscope = leakscope
  }

  /// The package that this program was compiled from, if it is on this machine.
  package static var compiledFrom: String? {
    // This file is `Sources/LeakScopeCLI/Starter/<file>`.
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    let manifest = folder.appendingPathComponent("Package.swift")
    return FileManager.default.fileExists(atPath: manifest.path) ? folder.path : nil
  }

  /// The dependency of the package.
  package var dependency: [String] {
    // Named: a folder may be called anything.
    [".package(name: \"leakscope\", path: \(literal(leakscope ?? "path/to/leakscope"))),"]
  }

  /// The target.
  package var declaration: [String] {
    let product = ".product(name: \"LeakScopeScenarios\", package: \"leakscope\")"
    return [
      ".executableTarget(",
      "  name: \(literal(target)),",
      "  dependencies: [\((libraries.map(literal) + [product]).joined(separator: ", "))],",
      "  exclude: [\"Expected\"]",
      "),",
    ]
  }

  private func literal(_ text: String) -> String {
    "\"" + text.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
