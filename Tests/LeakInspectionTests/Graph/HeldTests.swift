import LeakInspection
import Testing

@Suite struct HeldTests {
  @Test func heldObjectHasThePathFromItsRoot() throws {
    let sample = try SampleGraph("root variable G -> a; a.next -> b; b.next -> c")
    #expect(sample.verdict(on: "c") == "held G a.next b.next")
  }

  @Test func heldWinsOverCycleAndTheRingIsShown() throws {
    let sample = try SampleGraph("root registry loop -> t; t.target -> a; a.timer -> t")
    #expect(sample.verdict(on: "a") == "held loop t.target | ring a.timer t.target")
  }

  @Test func objectBehindAHeldRingShowsNoRing() throws {
    let sample = try SampleGraph("root variable G -> a; a.x -> b; b.y -> a; b.z -> c")
    #expect(sample.verdict(on: "c") == "held G a.x b.z")
  }

  @Test func betterRankWinsOverAShorterPath() throws {
    let sample = try SampleGraph(
      "root stack s ?> x; root variable G -> a; a.x -> b; b.x -> x; x (count 2)")
    #expect(sample.verdict(on: "x") == "held G a.x b.x")
  }

  @Test func membersWinOverAShorterWayThroughRawMemory() throws {
    let sample = try SampleGraph(
      """
      root variable R -> r; r.word ?> m; m.word ?> x; m (raw); x (count 2)
      r.a -> a; a.b -> b; b.x -> x
      """)
    #expect(sample.verdict(on: "x") == "held R r.a a.b b.x")
  }

  @Test func shorterOfTwoWaysThroughRawMemoryWins() throws {
    let sample = try SampleGraph(
      """
      root variable G -> a; a.b -> b; b.c -> c; c.m -> m; m.x ?> x; m (raw)
      a.n -> n; n.x ?> x; n (raw); x (count 1)
      """)
    #expect(sample.verdict(on: "x") == "held G a.n n.x")
  }

  @Test func storageCostsNothing() throws {
    let sample = try SampleGraph(
      """
      root variable G -> a; a.list -> s; s.[0] -> x; s (storage)
      a.b -> b; b.c -> c; c.x -> x
      """)
    #expect(sample.verdict(on: "x") == "held G a.list s.[0]")
  }

  @Test func firstRootAndFirstMemberWinAmongEquals() throws {
    let sample = try SampleGraph(
      """
      root variable G -> a; root variable H -> a
      a.first -> b; a.second -> c; b.x -> x; c.x -> x; x.y -> y; x.z -> y
      """)
    #expect(sample.verdict(on: "y") == "held G a.first b.x x.y")
  }

  @Test func rootItselfCanBeTheOwner() throws {
    let sample = try SampleGraph("root variable G -> a")
    #expect(sample.verdict(on: "a") == "held G")
  }

  @Test(arguments: ["registry", "stack", "thread", "library"])
  func variableIsTheBestRoot(other: String) throws {
    let sample = try SampleGraph("root \(other) other ?> a; root variable G -> a; a (count 2)")
    #expect(sample.verdict(on: "a") == "held G")
  }

  @Test func unreachedNodesAreListed() throws {
    let sample = try SampleGraph("root variable G -> a; a.x -> b; c.x -> b; d.x -> d")
    let analysis = OwnershipAnalysis(of: sample.graph, survivors: [])
    #expect(analysis.unreached.map(sample.name(of:)) == ["c", "d"])
    #expect(analysis.isHeld(sample["b"]))
    #expect(!analysis.isHeld(sample["c"]))
  }
}
