import Testing

/// What is said of objects that are tracked by weak references, as where the runtime is linked statically.
@Suite(.enabled(if: ProbeProcess.isPossible, Comment(rawValue: ProbeProcess.whyImpossible)))
struct WeakTrackingTests {
  @Test func survivorsTrackedByWeakReferencesAreExplained() throws {
    let lines = try ProbeProcess("weak tracking").lines
    #expect(lines == ["first: cycle", "second: cycle", "kept: held"])
  }
}
