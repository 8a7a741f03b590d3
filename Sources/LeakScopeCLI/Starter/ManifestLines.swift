import Foundation

/// What has to be added to a `Package.swift` for a target of scenarios.
package struct ManifestLines: Sendable {
  /// The target.
  package let target: String
  /// Where leakscope is; `nil` if that is not known on this machine.
  package let leakscope: String?

  /// Creates the lines for a target.
  package init(target: String, leakscope: String? = Self.compiledFrom) {
    self.target = target
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
    [
      ".executableTarget(",
      "  name: \(literal(target)),",
      "  dependencies: [.product(name: \"LeakScopeScenarios\", package: \"leakscope\")],",
      "  exclude: [\"Expected\"]",
      "),",
    ]
  }

  private func literal(_ text: String) -> String {
    "\"" + text.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
