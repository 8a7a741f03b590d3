import Foundation
public import ReportModel

// Where things are for whoever reads a report on another machine.
extension ScenariosFolder {
  /// How the file of an expectation begins.
  public static var firstLineOfExpectations: String { ExpectationFile.firstLine }

  /// This folder from the root of its repository, without a slash at its end; nil where it is in none.
  ///
  /// A repository is the nearest folder with a `.git`, else the nearest package, at or above this one.
  public var pathInRepository: String? {
    let ancestors = Self.ancestors(of: path)
    for mark in [".git", "Package.swift"] {
      guard
        let root = ancestors.first(where: {
          FileManager.default.fileExists(atPath: $0.appendingPathComponent(mark).path)
        })
      else { continue }
      let own = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
      return own.dropFirst(root.pathComponents.count).joined(separator: "/")
    }
    return nil
  }

  private static func ancestors(of path: String) -> [URL] {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var ancestors = [folder]
    while folder.pathComponents.count > 1, folder.path.hasPrefix("/") {
      folder.deleteLastPathComponent()
      ancestors.append(folder)
    }
    return ancestors
  }

  /// Where `scenario` stands, from the root of the repository or, where there is none, from this folder.
  ///
  /// - Returns: Nil if its source is not in this folder.
  public func place(of scenario: Scenario, in folder: String?) -> SourcePlace? {
    let source = relativeSourcePath(of: scenario)
    guard FileManager.default.fileExists(atPath: "\(path)/\(source)") else { return nil }
    let lead = folder.map { $0.isEmpty ? "" : $0 + "/" } ?? ""
    return SourcePlace(path: lead + source, line: scenario.line)
  }
}
