internal import LeakInspection

/// A frame for a body: what it owned locally is gone when the frame has returned.
enum BodyFrame {
  /// Runs a body in a scope, if there is one.
  @inline(never)
  static func run<Failure: Error>(
    in scope: AllocationScope?, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    if let scope { try scope.run(body) } else { try body() }
  }

  /// The same for a body that may suspend.
  @inline(never)
  static func run<Failure: Error>(
    isolation: isolated (any Actor)? = #isolation, in scope: AllocationScope?,
    _ body: () async throws(Failure) -> Void
  ) async throws(Failure) {
    if let scope { try await scope.run(body) } else { try await body() }
  }
}
