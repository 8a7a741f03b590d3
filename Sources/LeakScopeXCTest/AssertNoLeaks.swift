@_exported public import LeakChecking
internal import XCTest

/// Asserts that a body leaves no object of the caller's modules alive; a failure's message is the references
/// that keep it.
///
/// A body that throws is looked at as well; what its error holds is the caller's and no leak.
///
/// - Parameters:
///   - modules: The modules whose objects must not survive; nil for the module of the caller and, if that is
///     called `SomethingTests`, the module `Something`.
///   - known: Leaks that are accepted, each for a reason.
///   - fileID: The caller's file, which names its module.
///   - file: Where the failure is recorded.
///   - line: The line of that.
///   - body: What may leave nothing behind.
/// - Throws: What the body throws.
public func XCTAssertNoLeaks<Failure: Error>(
  modules: Set<String>? = nil, known: KnownLeaks = [], fileID: String = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  _ body: (LeakScope) throws(Failure) -> Void
) throws(Failure) {
  let (report, error) = LeakCheck(modules: modules, known: known, fileID: fileID).run(body)
  if !report.isClean { XCTFail("\(report)", file: file, line: line) }
  if let error { throw error }
}

/// Asserts that a body that may suspend leaves no object of the caller's modules alive.
///
/// It runs on the actor of the caller. Otherwise as the form for bodies that do not suspend.
///
/// - Parameters:
///   - modules: The modules whose objects must not survive; nil for the module of the caller and, if that is
///     called `SomethingTests`, the module `Something`.
///   - known: Leaks that are accepted, each for a reason.
///   - fileID: The caller's file, which names its module.
///   - file: Where the failure is recorded.
///   - line: The line of that.
///   - isolation: The actor of the caller.
///   - body: What may leave nothing behind.
/// - Throws: What the body throws.
public func XCTAssertNoLeaks<Failure: Error>(
  modules: Set<String>? = nil, known: KnownLeaks = [], fileID: String = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  isolation: isolated (any Actor)? = #isolation,
  _ body: (LeakScope) async throws(Failure) -> Void
) async throws(Failure) {
  let (report, error) = await LeakCheck(modules: modules, known: known, fileID: fileID).run(body)
  if !report.isClean { XCTFail("\(report)", file: file, line: line) }
  if let error { throw error }
}
