import Testing

/// How the tests were compiled.
enum Build {
  /// Whether the optimiser was at work: it removes references that a test counts, and keeps no record of
  /// some that a test reads.
  static let isOptimized: Bool = {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return !isDebug
  }()
}

extension Trait where Self == ConditionTrait {
  /// Runs a test in debug builds only: what it looks at is not there, or not described, in an optimised one.
  static var unoptimized: Self {
    .enabled(if: !Build.isOptimized, "the optimiser removes what this test looks at")
  }
}
