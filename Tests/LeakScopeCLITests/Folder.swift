import Foundation

/// A folder that a test has to itself.
struct Folder {
  let url: URL

  var path: String { url.path }

  /// Calls `body` with a new folder, and removes it afterwards.
  static func temporary<Result>(_ body: (Folder) throws -> Result) throws -> Result {
    let folder = try make()
    defer { folder.remove() }
    return try body(folder)
  }

  /// Calls `body` with a new folder that passes for the one of the fixtures and of the catalog, by the
  /// sources of two scenarios; removes it afterwards.
  static func ofScenarios<Result>(_ body: (Folder) throws -> Result) throws -> Result {
    try temporary { folder in
      try folder.writeSources()
      return try body(folder)
    }
  }

  private func writeSources() throws {
    for name in ["survivor", "subject-map"] { try write("", to: "RAC/\(name).swift") }
  }

  /// Whether expectations were recorded here.
  var hasExpectations: Bool { FileManager.default.fileExists(atPath: path("RAC/Expected")) }

  private static func make() throws -> Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("leakscope-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return Folder(url: url)
  }

  private func remove() { try? FileManager.default.removeItem(at: url) }

  /// The names of everything in the folder, hidden ones too, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Writes a file; folders on the way to it are made.
  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// An empty file, open for writing.
  func create(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: url.appendingPathComponent(name))
  }
}
