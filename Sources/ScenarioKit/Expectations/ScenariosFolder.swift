public import Foundation

/// The folder with the sources of scenarios, `<Family>/<name>.swift`, and their expectations,
/// `<Family>/Expected/<name>.txt`.
public struct ScenariosFolder: Sendable, Equatable {
  /// Its full path.
  public let path: String

  var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// Finds the folder: the one asked for, else the nearest `Scenarios` at or above the working directory,
  /// else the one of the package that this program was built from.
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
    let expected = catalog.first.map(relativeSourcePath)
    if let explicit {
      let path = URL(fileURLWithPath: explicit).path
      guard isFolder(path) else { throw ScenariosFolderError.noSuchFolder(path: path) }
      guard holds(catalog, at: path) else {
        throw ScenariosFolderError.noScenarios(path: path, expected: expected)
      }
      return ScenariosFolder(path: path)
    }
    var candidates: [String] = []
    var directory = URL(fileURLWithPath: workingDirectory)
    while true {
      candidates.append(directory.appendingPathComponent("Scenarios").path)
      // A working directory that was deleted has no path, and nothing above it.
      guard directory.pathComponents.count > 1, directory.path.hasPrefix("/") else { break }
      directory.deleteLastPathComponent()
    }
    candidates.append(builtFrom)
    let folders = candidates.filter(isFolder)
    guard let found = folders.first(where: { holds(catalog, at: $0) }) else {
      throw ScenariosFolderError.noFolderFound(passedOver: folders, expected: expected)
    }
    return ScenariosFolder(path: found)
  }

  /// Whether the source of a scenario of `catalog` is in the folder at `path`.
  private static func holds(_ catalog: [Scenario], at path: String) -> Bool {
    catalog.contains {
      FileManager.default.fileExists(atPath: "\(path)/\(relativeSourcePath(of: $0))")
    }
  }

  /// `Scenarios` in the package of this file, which is `Sources/ScenarioKit/Expectations/<file>`.
  private static var builtFrom: String {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { package.deleteLastPathComponent() }
    return package.appendingPathComponent("Scenarios").path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// The source text of `scenario`.
  public func source(of scenario: Scenario) throws -> String {
    let file = url.appendingPathComponent(Self.relativeSourcePath(of: scenario))
    do {
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    } catch {
      throw ScenariosFolderError.cannotReadSource(
        scenario: scenario.name, path: file.path, reason: Self.reason(of: error))
    }
  }

  /// Where the source of `scenario` is, from the folder of scenarios.
  public static func relativeSourcePath(of scenario: Scenario) -> String {
    "\(scenario.family.name)/\(scenario.name).swift"
  }

  /// Where the expectation of `scenario` is, from this folder.
  public func relativeExpectationPath(of scenario: Scenario) -> String {
    "\(scenario.family.name)/Expected/\(scenario.name).txt"
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
  public func unreferencedExpectations(known: [Scenario]) throws -> [String] {
    let expected = Set(known.map(relativeExpectationPath))
    return try folders(in: path).flatMap { family in
      let folder = "\(path)/\(family)/Expected"
      guard Self.isFolder(folder) else { return [String]() }
      return try names(in: folder).map { "\(family)/Expected/\($0)" }
    }
    .filter { !expected.contains($0) }
  }

  /// Where the expectation of `scenario` is.
  public func expectationPath(of scenario: Scenario) -> String {
    expectationFile(of: scenario).path
  }

  private func expectationFile(of scenario: Scenario) -> URL {
    url.appendingPathComponent(relativeExpectationPath(of: scenario))
  }

  private func folders(in path: String) throws -> [String] {
    try names(in: path).filter { Self.isFolder("\(path)/\($0)") }
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
