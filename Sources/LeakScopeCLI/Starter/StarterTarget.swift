import Foundation

/// A target of scenarios to be, in a package.
///
/// It appears whole or not at all: its files are written into a folder that nobody looks at, which then gets
/// its name.
package struct StarterTarget: Sendable {
  /// The package.
  package let package: HostPackage
  /// The name of the target, and of its folder in `Sources`.
  package let name: String

  /// Creates a target to be.
  package init(named name: String, in package: HostPackage) {
    self.name = name
    self.package = package
  }

  /// Its folder, from that of the package.
  package var folder: String { "Sources/\(name)" }

  /// Its files, from the folder of the package.
  package var paths: [String] { StarterFiles.all(for: name).map { "\(folder)/\($0.path)" } }

  /// Writes the files.
  ///
  /// - Throws: `StarterError`; then nothing was written.
  package func write() throws(StarterError) {
    try checkThatNothingIsThere()
    let sources = URL(fileURLWithPath: package.folder, isDirectory: true)
      .appendingPathComponent("Sources")
    let hidden = sources.appendingPathComponent(".\(name).\(Platform.processNumber)")
    let manager = FileManager.default
    let hadSources = manager.fileExists(atPath: sources.path)
    do {
      for file in StarterFiles.all(for: name) {
        let url = hidden.appendingPathComponent(file.path)
        try manager.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
      }
      // Fails if there is a folder with files by now.
      try Platform.move(hidden.path, to: sources.appendingPathComponent(name).path)
    } catch {
      try? manager.removeItem(at: hidden)
      if !hadSources { try? manager.removeItem(at: sources) }
      throw .cannotWrite(
        path: "\(package.folder)/\(folder)",
        reason: Platform.reason(of: error))
    }
  }

  private func checkThatNothingIsThere() throws(StarterError) {
    let isThere = { (path: String) in
      // Links count, wherever they lead.
      (try? FileManager.default.attributesOfItem(atPath: "\(package.folder)/\(path)")) != nil
    }
    let existing = paths.filter(isThere)
    if !existing.isEmpty { throw .exists(paths: existing) }
    if isThere(folder) { throw .exists(paths: [folder]) }
  }
}
