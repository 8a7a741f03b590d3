import Foundation

/// Finds the libraries of a program as the loader of the system would.
struct LibrarySearch {
  private static let systemFolders = [
    "/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib64", "/usr/lib64", "/lib",
    "/usr/lib", "/usr/local/lib",
  ]

  /// The folders that the environment names.
  let folders: [String]

  /// Looks in the folders that an environment names, besides those that files name.
  init(environment: [String: String]) {
    folders = (environment["LD_LIBRARY_PATH"] ?? "").split(separator: ":").map(String.init)
  }

  /// The libraries that a file needs and those that they need, by name, each with where it is; nil where it
  /// was not found.
  func libraries(of file: ElfProgram, at path: String) -> [String: String?] {
    var found: [String: String?] = [:]
    var next = [(file: file, path: path)]
    while let (file, path) = next.popLast() {
      for name in file.needed where found[name] == nil {
        let place = place(of: name, neededBy: file, at: path)
        found.updateValue(place, forKey: name)
        if let place, let library = ElfProgram(path: place) { next.append((library, place)) }
      }
    }
    return found
  }

  /// Where a library is that a file needs; nil where it is not found.
  func place(of name: String, neededBy file: ElfProgram, at path: String) -> String? {
    if name.contains("/") { return FileManager.default.fileExists(atPath: name) ? name : nil }
    let origin = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    let own = file.searchPath.map {
      $0.replacingOccurrences(of: "${ORIGIN}", with: origin.path)
        .replacingOccurrences(of: "$ORIGIN", with: origin.path)
    }
    let all = (file.searchesFirst ? own + folders : folders + own) + Self.systemFolders
    return all.map { $0 + "/" + name }.first { FileManager.default.fileExists(atPath: $0) }
  }
}
