@_exported public import LeakChecking
public import Testing

/// Expects that a body leaves no object of the caller's modules alive; if it does, records an issue whose
/// message is the references that keep it.
///
///     @Test func screenGoesAway() {
///       expectNoLeaks { scope in
///         let screen = scope.track(Screen(), "screen")
///         screen.appear()
///       }
///     }
///
/// A body that throws is looked at as well; what its error holds is the caller's and no leak. Where memory
/// cannot be read, tracked objects are judged, and a warning says so. The warning stands at the line of the call, but
/// belongs to no test: a `withKnownIssue` around the call waits for a leak, and is not content with not knowing. See
/// `LeakDetection.obstacle` for its `when:`.
///
/// - Parameters:
///   - comment: What to say besides.
///   - modules: The modules whose objects must not survive; nil for the module of the caller and, if that is
///     called `SomethingTests`, the module `Something`.
///   - known: Leaks that are accepted, each for a reason.
///   - sourceLocation: Where the issue is recorded.
///   - body: What may leave nothing behind.
/// - Throws: What the body throws.
public func expectNoLeaks<Failure: Error>(
  _ comment: @autoclosure () -> Comment? = nil, modules: Set<String>? = nil,
  known: KnownLeaks = [], sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (LeakScope) throws(Failure) -> Void
) throws(Failure) {
  let check = LeakCheck(modules: modules, known: known, fileID: sourceLocation.fileID)
  let (report, error) = check.run(body)
  report.record(comment(), at: sourceLocation)
  if let error { throw error }
}

/// Expects that a body that may suspend leaves no object of the caller's modules alive.
///
/// It runs on the actor of the caller. Otherwise as the form for bodies that do not suspend.
///
/// - Parameters:
///   - comment: What to say besides.
///   - modules: The modules whose objects must not survive; nil for the module of the caller and, if that is
///     called `SomethingTests`, the module `Something`.
///   - known: Leaks that are accepted, each for a reason.
///   - sourceLocation: Where the issue is recorded.
///   - isolation: The actor of the caller.
///   - body: What may leave nothing behind.
/// - Throws: What the body throws.
public func expectNoLeaks<Failure: Error>(
  _ comment: @autoclosure () -> Comment? = nil, modules: Set<String>? = nil,
  known: KnownLeaks = [], sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation,
  _ body: (LeakScope) async throws(Failure) -> Void
) async throws(Failure) {
  let check = LeakCheck(modules: modules, known: known, fileID: sourceLocation.fileID)
  let (report, error) = await check.run(body)
  report.record(comment(), at: sourceLocation)
  if let error { throw error }
}
