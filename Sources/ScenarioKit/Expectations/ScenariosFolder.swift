public import Foundation

/// The folder with the sources of scenarios and, in `Expected` beside each source, their expectations.
public struct ScenariosFolder: Sendable, Equatable {
  /// Its full path.
  public let path: String
  /// The same folder where the program was compiled.
  private let sources: SourceTree

  var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// Finds the folder: the one asked for, else the nearest of its name at or above the working directory,
  /// else the one that this program was compiled from.
  ///
  /// Others have folders of that name as well. Theirs are passed over, and never written to: a folder is
  /// taken if the source of a scenario of the catalog is in it.
  ///
  /// - Parameters:
  ///   - explicit: The folder asked for.
  ///   - catalog: The scenarios of which at least one is to be there.
  ///   - workingDirectory: Where to begin to look.
  /// - Returns: A folder that is there.
  /// - Throws: ``ScenariosFolderError``.
  public static func locate(
    explicit: String?, catalog: [Scenario],
    workingDirectory: String = FileManager.default.currentDirectoryPath
  ) throws -> ScenariosFolder {
    let sources = SourceTree(of: catalog)
    let expected = catalog.first.map(sources.path)
    let holds = { (path: String) in
      catalog.contains {
        FileManager.default.fileExists(atPath: "\(path)/\(sources.path(of: $0))")
      }
    }
    if let explicit {
      let path = URL(fileURLWithPath: explicit).path
      guard isFolder(path) else { throw ScenariosFolderError.noSuchFolder(path: path) }
      guard holds(path) else {
        throw ScenariosFolderError.noScenarios(path: path, expected: expected)
      }
      return ScenariosFolder(path: path, sources: sources)
    }
    let folders = candidates(for: sources, from: workingDirectory).filter(isFolder)
    guard let found = folders.first(where: holds) else {
      throw ScenariosFolderError.noFolderFound(
        name: sources.names.first, passedOver: folders, expected: expected)
    }
    return ScenariosFolder(path: found, sources: sources)
  }

  /// Where the folder may be, the best first.
  private static func candidates(for sources: SourceTree, from workingDirectory: String) -> [String]
  {
    var candidates: [String] = []
    var directory = URL(fileURLWithPath: workingDirectory)
    while true {
      candidates += sources.names.map { directory.appendingPathComponent($0).path }
      // A working directory that was deleted has no path, and nothing above it.
      guard directory.pathComponents.count > 1, directory.path.hasPrefix("/") else { break }
      directory.deleteLastPathComponent()
    }
    // A build may map paths to some that are no full ones.
    if sources.root.hasPrefix("/") { candidates.append(sources.root) }
    return candidates
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// The source text of `scenario`.
  public func source(of scenario: Scenario) throws -> String {
    let file = url.appendingPathComponent(relativeSourcePath(of: scenario))
    do {
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    } catch {
      throw ScenariosFolderError.cannotReadSource(
        scenario: scenario.name, path: file.path, reason: Self.reason(of: error))
    }
  }

  /// Where the source of `scenario` is, from this folder.
  public func relativeSourcePath(of scenario: Scenario) -> String { sources.path(of: scenario) }

  /// Where the expectation of `scenario` is, from this folder.
  public func relativeExpectationPath(of scenario: Scenario) -> String {
    sources.expectationPath(of: scenario)
  }

  /// The recorded report of `scenario`; nil if none was recorded.
  ///
  /// - Throws: ``ExpectationError`` if the file is there and is not a whole expectation of this version.
  public func expectation(of scenario: Scenario) throws -> String? {
    let file = expectationFile(of: scenario)
    do {
      return try ExpectationFile.body(of: try Data(contentsOf: file), path: file.path)
    } catch let error as ExpectationError {
      throw error
    } catch {
      let code = Self.systemCode(of: error)
      if code == POSIXErrorCode.ENOENT || code == POSIXErrorCode.ENOTDIR { return nil }
      throw ExpectationError.unreadable(path: file.path, reason: Self.reason(of: error))
    }
  }

  /// Makes `body` the recorded report of `scenario`.
  ///
  /// Written beside the old file under a name that nobody else has, then renamed: whoever reads meanwhile
  /// reads the old report or the new one, and two that record at once do not mix.
  ///
  /// - Throws: ``ScenariosFolderError/cannotWrite(path:reason:)``; or ``ExpectationError`` if there is a
  ///   file that is not an expectation of this version, which stays as it is.
  public func record(_ body: String, for scenario: Scenario) throws -> RecordResult {
    let file = expectationFile(of: scenario)
    let contents = Data(ExpectationFile.contents(for: body).utf8)
    if try expectation(of: scenario) != nil, try Data(contentsOf: file) == contents {
      return .unchanged
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: file, options: .atomic)
      return .written
    } catch {
      throw ScenariosFolderError.cannotWrite(path: file.path, reason: Self.reason(of: error))
    }
  }

  /// The recorded reports that belong to none of `known`, as paths from this folder, sorted.
  ///
  /// Looked for beside the sources of `known`, in this folder and in each folder in it.
  public func unreferencedExpectations(known: [Scenario]) throws -> [String] {
    let expected = Set(known.map(relativeExpectationPath))
    let places = expected.map { String($0.dropLast($0.split(separator: "/").last?.count ?? 0)) }
    let others = try names(in: path).map { "\($0)/Expected/" }
    return try Set(places + others + ["Expected/"]).sorted()
      .filter { Self.isFolder("\(path)/\($0)") }
      .flatMap { place in try names(in: "\(path)/\(place)").map { place + $0 } }
      .filter { !expected.contains($0) }
  }

  /// Where the expectation of `scenario` is.
  public func expectationPath(of scenario: Scenario) -> String {
    expectationFile(of: scenario).path
  }

  private func expectationFile(of scenario: Scenario) -> URL {
    url.appendingPathComponent(relativeExpectationPath(of: scenario))
  }

  private func names(in path: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw ScenariosFolderError.cannotList(path: path, reason: Self.reason(of: error))
    }
  }

  /// The system's own words for a failure of Foundation, which says little itself.
  static func reason(of error: any Error) -> String {
    systemCode(of: error).map { Platform.Failure("", code: $0.rawValue).reason }
      ?? error.localizedDescription
  }

  private static func systemCode(of error: any Error) -> POSIXErrorCode? {
    guard let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error else {
      return nil
    }
    return POSIXErrorCode(rawValue: Int32((cause as NSError).code))
  }
}
