import LeakInspection
import Testing

@Suite struct RingOrderTests {
  /// A mapped subject that never completes: its subscriber's block leads back twice.
  static let mappedSubject = """
    subject.subscribers -> list; list.[0] -> pass; list (storage); pass.inner -> subscriber
    subscriber.next -> block; block.complete -> completion; completion.source -> subject
    block.add -> adding; adding.signals -> signals; signals.[0] -> subject; signals (storage)
    """

  @Test func subjectMapHasTwoRings() throws {
    let sample = try SampleGraph(Self.mappedSubject)
    #expect(
      sample.verdict(on: "subject") == """
        cycle \
        | ring subject.subscribers list.[0] pass.inner subscriber.next block.complete \
        completion.source \
        | ring subject.subscribers list.[0] pass.inner subscriber.next block.add \
        adding.signals signals.[0] \
        | shared subject.subscribers list.[0] pass.inner subscriber.next
        """)
  }

  @Test func shortestRingComesFirst() throws {
    let sample = try SampleGraph("a.long -> b; b.x -> c; c.x -> a; a.short -> d; d.x -> a")
    #expect(
      sample.verdict(on: "a") == "cycle | ring a.short d.x | ring a.long b.x c.x")
  }

  @Test func firstMemberWinsAmongRingsOfOneLength() throws {
    let sample = try SampleGraph("a.p -> b; a.q -> c; c.x -> a; b.x -> a")
    #expect(sample.verdict(on: "a") == "cycle | ring a.p b.x | ring a.q c.x")
  }

  @Test func laterMembersFollowTheOrderOfTheirOwner() throws {
    let sample = try SampleGraph("c.x -> a; b.x -> a; a.n -> m; m.p -> b; m.q -> c")
    #expect(
      sample.verdict(on: "a") == "cycle | ring a.n m.p b.x | ring a.n m.q c.x | shared a.n")
  }

  @Test func parallelReferencesMakeDifferentRings() throws {
    let sample = try SampleGraph("a.p -> b; a.q -> b; b.x -> a")
    #expect(sample.verdict(on: "a") == "cycle | ring a.p b.x | ring a.q b.x | shared b.x")
  }

  @Test func twoSelfReferencesShareNothing() throws {
    let sample = try SampleGraph("a.p -> a; a.q -> a")
    #expect(sample.verdict(on: "a") == "cycle | ring a.p | ring a.q")
  }

  @Test func storageDoesNotMakeARingLonger() throws {
    let sample = try SampleGraph(
      "a.list -> s; s.[0] -> t; t.[0] -> b; s (storage); t (storage); b.x -> a; a.c -> c; "
        + "c.d -> d; d.x -> a")
    #expect(sample.verdict(on: "a").hasPrefix("cycle | ring a.list s.[0] t.[0] b.x |"))
  }

  @Test func atMostSoManyRingsAreShownAndTheRestIsAdmitted() throws {
    let sample = try SampleGraph(
      (0..<6).map { "a.\($0) -> b\($0); b\($0).x -> a" }.joined(separator: ";"))
    #expect(
      sample.verdict(on: "a")
        == "cycle | ring a.0 b0.x | ring a.1 b1.x | ring a.2 b2.x | more rings")
    #expect(sample.verdict(on: "a", ringLimit: 6).contains("ring a.5 b5.x"))
    #expect(!sample.verdict(on: "a", ringLimit: 6).contains("more rings"))
  }

  @Test func aRingIsShownOnlyIfItAddsAReference() throws {
    // The two forks make four rings, of which three contain every reference.
    let sample = try SampleGraph("a.p -> b; a.q -> b; b.p -> a; b.q -> a")
    #expect(
      sample.verdict(on: "a", ringLimit: 9) == "cycle | ring a.p b.p | ring a.q b.p | ring a.p b.q")
  }

  @Test func figureEightShowsTheRingThatTheObjectIsNotOn() throws {
    let sample = try SampleGraph("a.b -> b; b.a -> a; b.c -> c; c.b -> b")
    #expect(
      sample.verdict(on: "a") == "cycle | ring a.b b.a | ring b.c c.b | shared b.a")
    #expect(
      sample.verdict(on: "b") == "cycle | ring b.a a.b | ring b.c c.b")
  }

  @Test func ringsOfAnyNodeCanBeAskedFor() throws {
    let sample = try SampleGraph("a.b -> b; b.a -> a; c.x -> a")
    let analysis = OwnershipAnalysis(of: sample.graph, survivors: [sample["a"]])
    #expect(sample.text(analysis.rings(through: sample["b"], limit: 3)) == ["ring a.b b.a"])
    #expect(sample.text(analysis.rings(through: sample["c"], limit: 3)).isEmpty)
    #expect(sample.text(analysis.rings(through: sample["b"], limit: 0)) == ["more rings"])
  }
}
