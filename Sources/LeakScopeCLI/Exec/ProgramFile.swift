import Foundation

/// The program that is to be run, found as a shell finds it.
struct ProgramFile {
  /// Why there is no program to run.
  enum Failure: Error, Equatable {
    case notFound(String)
    case notExecutable(String)
  }

  /// How it was called.
  let name: String
  /// Where it is.
  let path: String

  /// Finds a program: at its path, or by its name in the folders that the environment names.
  init(_ name: String, environment: [String: String]) throws(Failure) {
    self.name = name
    let search = environment["PATH"] ?? "/bin:/usr/bin"
    let candidates =
      name.contains("/")
      ? [name]
      : search.split(separator: ":", omittingEmptySubsequences: false).map { folder in
        folder.isEmpty ? "./" + name : folder + "/" + name
      }
    var isThere = false
    for candidate in candidates {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder) else {
        continue
      }
      isThere = true
      if !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: candidate) {
        path = candidate
        return
      }
    }
    throw isThere ? .notExecutable(name) : .notFound(name)
  }

  /// Whether it takes on the rights of its owner or group when it is started.
  var takesOnRights: Bool {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    let permissions = (attributes?[.posixPermissions] as? NSNumber)?.intValue ?? 0
    return permissions & 0o6000 != 0
  }

  /// Whether a path leads to it.
  func isSameFile(as other: String?) -> Bool {
    guard let other, other != "-" else { return false }
    func place(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
    return place(other) == place(path)
  }

  /// Whether its first bytes name the program that reads the rest.
  var isScript: Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    return (try? file.read(upToCount: 2)) == Data("#!".utf8)
  }
}
