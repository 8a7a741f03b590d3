// The call that a test makes. It comes in two forms, for bodies that suspend and for others.

/// Runs a body and reports the objects of the caller's modules that it left alive.
///
/// An object belongs to the scope if the thread that runs the body allocated it, or a task that the body
/// started; what other threads and queues made belongs to it if it is tracked, or kept by an object of the
/// scope. Every such object that is alive when the body has returned is reported, whatever keeps it: also one
/// that the body stored in a variable outside, or in a `static` that it was the first to use.
///
///     let report = checkLeaks { scope in
///       let screen = scope.track(Screen(), "screen")
///       screen.appear()
///     }
///     print(report)            // cycle: "screen" is on a ring: …
///
/// - Parameters:
///   - modules: The modules whose objects must not survive; nil for the module of the caller and, if that is
///     called `SomethingTests`, the module `Something`.
///   - known: Leaks that are accepted, each for a reason.
///   - fileID: The caller's file.
///   - body: What may leave nothing behind.
/// - Returns: What is alive, with the references that keep it so.
/// - Throws: What the body throws; then there is no report.
@discardableResult
public func checkLeaks<Failure: Error>(
  modules: Set<String>? = nil, known: KnownLeaks = [], fileID: String = #fileID,
  _ body: (LeakScope) throws(Failure) -> Void
) throws(Failure) -> LeakReport {
  let (report, error) = LeakCheck(modules: modules, known: known, fileID: fileID).run(body)
  if let error { throw error }
  return report
}

/// Runs a body that may suspend and reports the objects of the caller's modules that it left alive.
///
/// The body runs on the actor of the caller. Objects are looked at when it has returned and the tasks that it
/// started have come to rest: they have ended or wait for something. To wait for more, and for longer, see
/// ``LeakScope/settles(within:)``.
///
/// - Parameters:
///   - modules: The modules whose objects must not survive; nil for the module of the caller and, if that is
///     called `SomethingTests`, the module `Something`.
///   - known: Leaks that are accepted, each for a reason.
///   - fileID: The caller's file.
///   - isolation: The actor of the caller.
///   - body: What may leave nothing behind.
/// - Returns: What is alive, with the references that keep it so.
/// - Throws: What the body throws; then there is no report.
@discardableResult
public func checkLeaks<Failure: Error>(
  modules: Set<String>? = nil, known: KnownLeaks = [], fileID: String = #fileID,
  isolation: isolated (any Actor)? = #isolation,
  _ body: (LeakScope) async throws(Failure) -> Void
) async throws(Failure) -> LeakReport {
  let (report, error) = await LeakCheck(modules: modules, known: known, fileID: fileID).run(body)
  if let error { throw error }
  return report
}
