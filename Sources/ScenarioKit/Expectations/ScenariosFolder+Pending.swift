import Foundation

// Reports that wait for a decision: `<name>.actual` beside the expectation from which they differ.
extension ScenariosFolder {
  /// What the name of a file with a pending report ends in.
  private static let pending = ".actual"

  /// Where the pending report of `scenario` is, from this folder.
  public func relativePendingPath(of scenario: Scenario) -> String {
    let expectation = relativeExpectationPath(of: scenario)
    let name = expectation.hasSuffix(".txt") ? String(expectation.dropLast(4)) : expectation
    return name + Self.pending
  }

  /// The pending report of `scenario`; nil if there is none.
  ///
  /// - Throws: ``ExpectationError`` if the file is there and has not the form of an expectation.
  public func pendingReport(of scenario: Scenario) throws -> String? {
    let file = pendingFile(of: scenario)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw ExpectationError.unreadable(path: file.path, reason: Self.reason(of: error))
    }
    return try ExpectationFile.body(of: data, path: file.path)
  }

  /// Leaves `body` as the pending report of `scenario`, in the form of an expectation.
  ///
  /// Written under another name and then renamed: whoever reads meanwhile reads a whole file.
  ///
  /// - Throws: ``ScenariosFolderError/cannotWrite(path:reason:)``.
  public func leavePending(_ body: String, for scenario: Scenario) throws {
    let file = pendingFile(of: scenario)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(ExpectationFile.contents(for: body).utf8).write(to: file, options: .atomic)
    } catch {
      throw ScenariosFolderError.cannotWrite(path: file.path, reason: Self.reason(of: error))
    }
  }

  /// Makes the pending report of `scenario` what is expected of it.
  ///
  /// - Returns: What became of the expectation; nil if nothing is pending.
  /// - Throws: ``ScenariosFolderError``; or ``ExpectationError`` if the pending report or the expectation that
  ///   it is to replace cannot be read. Both stay as they are then.
  public func acceptPending(of scenario: Scenario) throws -> RecordResult? {
    guard let body = try pendingReport(of: scenario) else { return nil }
    let result = try record(body, for: scenario)
    try removePending(at: relativePendingPath(of: scenario))
    return result
  }

  /// Removes a pending report, whatever is in it.
  ///
  /// - Parameter path: Its path from this folder.
  /// - Returns: Whether there was one.
  /// - Throws: ``ScenariosFolderError/cannotWrite(path:reason:)``.
  @discardableResult
  public func removePending(at path: String) throws -> Bool {
    let file = url.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    do {
      try FileManager.default.removeItem(at: file)
      return true
    } catch {
      throw ScenariosFolderError.cannotWrite(path: file.path, reason: Self.reason(of: error))
    }
  }

  /// The pending reports that belong to none of `known`, as paths from this folder, sorted.
  public func unreferencedPendingReports(known: [Scenario]) -> [String] {
    let expected = Set(known.map(relativePendingPath))
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: options)
    let lead = url.standardizedFileURL.pathComponents.count
    return (files?.compactMap { $0 as? URL } ?? [])
      .map { Array($0.standardizedFileURL.pathComponents.dropFirst(lead)) }
      .filter { $0.dropLast().last == "Expected" && $0.last?.hasSuffix(Self.pending) == true }
      .map { $0.joined(separator: "/") }
      .filter { !expected.contains($0) }.sorted()
  }

  /// Whether a path is that of a pending report.
  public static func isPending(_ path: String) -> Bool { path.hasSuffix(pending) }

  private func pendingFile(of scenario: Scenario) -> URL {
    url.appendingPathComponent(relativePendingPath(of: scenario))
  }
}
