import Testing

/// What is said of objects whose addresses are left in the memory that the runtime keeps metadata in.
@Suite(.enabled(if: ProbeProcess.isPossible, Comment(rawValue: ProbeProcess.whyImpossible)))
struct MetadataMemoryTests {
  @Test func cachesOfTheRuntimeOwnNoObject() throws {
    #expect(try ProbeProcess("caches").lines == ["abandoned"])
  }
}
