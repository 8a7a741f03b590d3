internal import LeakChecking
public import Testing

/// Expects that a body, run again and again, accumulates no objects of the caller's modules.
///
/// If it does, an issue is recorded whose message says how many objects of which types an iteration leaves, and
/// what keeps the newest. Where nothing can be counted, a warning that belongs to no test says so.
///
/// - Parameters:
///   - comment: What to say besides.
///   - iterations: How often the body is run and counted; at least twice.
///   - warmUp: How often it is run before, to fill caches and shared instances.
///   - modules: The modules whose objects are counted; nil for the module of the caller and, if that is
///     called `SomethingTests`, the module `Something`.
///   - sourceLocation: Where the issue is recorded.
///   - body: What may not accumulate anything.
/// - Throws: What the body throws.
public func expectNoGrowth<Failure: Error>(
  _ comment: @autoclosure () -> Comment? = nil, iterations: Int = 10, warmUp: Int = 2,
  modules: Set<String>? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws(Failure) -> Void
) throws(Failure) {
  let check = GrowthCheck(
    iterations: iterations, warmUp: warmUp, modules: modules, fileID: sourceLocation.fileID)
  try check.run(body).record(comment(), at: sourceLocation)
}

/// Expects that a body that may suspend, run again and again, accumulates no objects of the caller's modules.
///
/// It runs on the actor of the caller. Otherwise as the form for bodies that do not suspend.
///
/// - Parameters:
///   - comment: What to say besides.
///   - iterations: How often the body is run and counted; at least twice.
///   - warmUp: How often it is run before, to fill caches and shared instances.
///   - modules: The modules whose objects are counted; nil for the module of the caller and, if that is
///     called `SomethingTests`, the module `Something`.
///   - sourceLocation: Where the issue is recorded.
///   - isolation: The actor of the caller.
///   - body: What may not accumulate anything.
/// - Throws: What the body throws.
public func expectNoGrowth<Failure: Error>(
  _ comment: @autoclosure () -> Comment? = nil, iterations: Int = 10, warmUp: Int = 2,
  modules: Set<String>? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Void
) async throws(Failure) {
  let check = GrowthCheck(
    iterations: iterations, warmUp: warmUp, modules: modules, fileID: sourceLocation.fileID)
  try await check.run(body).record(comment(), at: sourceLocation)
}
