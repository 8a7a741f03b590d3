import LeakInspection
import Testing

/// Which references have a part in every ring that keeps an object.
@Suite struct SharedEdgesTests {
  private func shared(on survivor: String, in text: String) throws -> String {
    let sample = try SampleGraph(text)
    guard case .cycle(let cycle) = sample.explain(survivor)[0].verdict else { return "no cycle" }
    return sample.text(cycle.sharedEdges)
  }

  @Test func assignToSelfSharesTheSubscribersReference() throws {
    let text = """
      model.cancellables -> cancellable; cancellable.subscriber -> assign
      model.publisher -> subject; subject.downstream -> assign; assign.object -> model
      """
    #expect(try shared(on: "model", in: text) == "assign.object")
    #expect(try shared(on: "assign", in: text) == "assign.object")
    // What only one of the rings passes can be cut off in front as well.
    #expect(try shared(on: "subject", in: text) == "assign.object model.publisher")
  }

  @Test func pathBehindTheRingIsShared() throws {
    #expect(
      try shared(on: "c", in: "a.x -> b; b.x -> a; b.t -> m; m.t -> c")
        == "b.x a.x b.t m.t")
  }

  @Test func twoExitsOfARingShareTheRingOnly() throws {
    #expect(
      try shared(on: "c", in: "a.x -> b; b.x -> a; a.t -> c; b.t -> c") == "a.x b.x")
  }

  @Test func oneExitOfTwoRingsIsShared() throws {
    #expect(
      try shared(on: "c", in: "a.x -> b; b.x -> a; a.y -> d; d.x -> a; a.t -> m; m.t -> c")
        == "a.t m.t")
  }

  @Test func bridgeInsideOneRingBehindAnotherIsShared() throws {
    // The reference from a to b is on the ring of the two, and the other ring's only way to x.
    #expect(
      try shared(on: "x", in: "a.b -> b; b.a -> a; b.x -> x; c.d -> d; d.c -> c; d.a -> a")
        == "a.b b.x")
  }

  @Test func referenceIntoTheObjectIsSharedByRingsAhead() throws {
    // Cut before x, the ring on the far side of it keeps nothing of it.
    #expect(
      try shared(on: "x", in: "x.n -> a; a.n -> x; x.m -> b; b.n -> b") == "x.n a.n")
  }

  @Test func ringsWithoutACommonReferenceShareNothing() throws {
    #expect(try shared(on: "x", in: "a.me -> a; a.x -> x; b.me -> b; b.x -> x") == "")
  }

  @Test func shortcutsLeaveWhatTheyDoNotReplace() throws {
    let ring = "r0.n -> r1; r1.n -> r2; r2.n -> r3; r3.n -> r4; r4.n -> r0"
    #expect(try shared(on: "r0", in: ring + "; r1.s -> r3") == "r0.n r3.n r4.n")
    #expect(try shared(on: "r0", in: ring + "; r3.s -> q; q.s -> r1") == "r1.n r2.n r3.n r4.n")
    #expect(try shared(on: "r0", in: ring + "; r1.s -> r3; r4.s -> r2") == "r3.n r4.n")
    #expect(try shared(on: "r0", in: ring + "; r1.s -> r4; r3.s -> r1") == "r4.n")
    #expect(try shared(on: "r4", in: ring + "; r1.s -> r4; r3.s -> r1; r0.s -> r0") == "")
  }
}
