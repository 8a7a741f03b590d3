import Checkout
import Foundation

/// The checkout that these tests were built from.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root = Checkout.root

  /// The files below some folders whose names end in `suffix`, as paths relative to the root, sorted.
  static func files(below folders: [String], suffix: String = ".swift") throws -> [String] {
    try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(suffix) }
        .map { "\(folder)/\($0)" }
    }.sorted()
  }

  /// The text of a file given by its path relative to the root.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
