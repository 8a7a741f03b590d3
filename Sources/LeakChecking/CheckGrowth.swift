/// Runs a body again and again and reports the types of which every iteration leaves more objects.
///
/// An object that one iteration leaves and the next replaces is no growth. What the body fills once, caches
/// and shared instances, it fills while warming up.
///
/// - Parameters:
///   - iterations: How often the body is run and counted; at least twice.
///   - warmUp: How often it is run before.
///   - modules: The modules whose objects are counted; nil for the module of the caller and, if that is
///     called `SomethingTests`, the module `Something`.
///   - fileID: The caller's file.
///   - body: What may not accumulate anything.
/// - Returns: The types that grow, and what keeps the objects of the last iteration.
/// - Throws: What the body throws.
@discardableResult
public func checkGrowth<Failure: Error>(
  iterations: Int = 10, warmUp: Int = 2, modules: Set<String>? = nil, fileID: String = #fileID,
  _ body: () throws(Failure) -> Void
) throws(Failure) -> GrowthReport {
  try GrowthCheck(iterations: iterations, warmUp: warmUp, modules: modules, fileID: fileID)
    .run(body)
}

/// Runs a body that may suspend again and again, and reports the types of which every iteration leaves more
/// objects.
///
/// - Parameters:
///   - iterations: How often the body is run and counted; at least twice.
///   - warmUp: How often it is run before.
///   - modules: The modules whose objects are counted; nil for the module of the caller and, if that is
///     called `SomethingTests`, the module `Something`.
///   - fileID: The caller's file.
///   - isolation: The actor of the caller.
///   - body: What may not accumulate anything.
/// - Returns: The types that grow, and what keeps the objects of the last iteration.
/// - Throws: What the body throws.
@discardableResult
public func checkGrowth<Failure: Error>(
  iterations: Int = 10, warmUp: Int = 2, modules: Set<String>? = nil, fileID: String = #fileID,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Void
) async throws(Failure) -> GrowthReport {
  try await GrowthCheck(iterations: iterations, warmUp: warmUp, modules: modules, fileID: fileID)
    .run(body)
}
