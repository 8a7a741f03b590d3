internal import LeakChecking
internal import XCTest

/// Asserts that a body, run again and again, accumulates no objects of the caller's modules.
///
/// - Parameters:
///   - iterations: How often the body is run and counted; at least twice.
///   - warmUp: How often it is run before, to fill caches and shared instances.
///   - modules: The modules whose objects are counted; nil for the module of the caller and, if that is
///     called `SomethingTests`, the module `Something`.
///   - fileID: The caller's file, which names its module.
///   - file: Where the failure is recorded.
///   - line: The line of that.
///   - body: What may not accumulate anything.
/// - Throws: What the body throws.
public func XCTAssertNoGrowth<Failure: Error>(
  iterations: Int = 10, warmUp: Int = 2, modules: Set<String>? = nil, fileID: String = #fileID,
  file: StaticString = #filePath, line: UInt = #line, _ body: () throws(Failure) -> Void
) throws(Failure) {
  let report = try GrowthCheck(
    iterations: iterations, warmUp: warmUp, modules: modules, fileID: fileID
  ).run(body)
  if !report.isClean { XCTFail("\(report)", file: file, line: line) }
}

/// Asserts that a body that may suspend, run again and again, accumulates no objects of the caller's modules.
///
/// - Parameters:
///   - iterations: How often the body is run and counted; at least twice.
///   - warmUp: How often it is run before, to fill caches and shared instances.
///   - modules: The modules whose objects are counted; nil for the module of the caller and, if that is
///     called `SomethingTests`, the module `Something`.
///   - fileID: The caller's file, which names its module.
///   - file: Where the failure is recorded.
///   - line: The line of that.
///   - isolation: The actor of the caller.
///   - body: What may not accumulate anything.
/// - Throws: What the body throws.
public func XCTAssertNoGrowth<Failure: Error>(
  iterations: Int = 10, warmUp: Int = 2, modules: Set<String>? = nil, fileID: String = #fileID,
  file: StaticString = #filePath, line: UInt = #line,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Void
) async throws(Failure) {
  let report = try await GrowthCheck(
    iterations: iterations, warmUp: warmUp, modules: modules, fileID: fileID
  ).run(body)
  if !report.isClean { XCTFail("\(report)", file: file, line: line) }
}
