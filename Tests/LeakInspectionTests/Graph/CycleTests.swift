import LeakInspection
import Testing

@Suite struct CycleTests {
  @Test func objectOnARingIsACycle() throws {
    let sample = try SampleGraph("a.next -> b; b.prev -> a")
    #expect(
      sample.verdict(on: "a") == "cycle | ring a.next b.prev | shared a.next b.prev")
  }

  @Test func selfReferenceIsARing() throws {
    let sample = try SampleGraph("a.me -> a")
    #expect(sample.verdict(on: "a") == "cycle | ring a.me | shared a.me")
  }

  @Test func objectBehindARingHasThePathFromIt() throws {
    let sample = try SampleGraph("a.next -> b; b.prev -> a; b.tail -> c; c.tail -> d")
    #expect(
      sample.verdict(on: "d")
        == "cycle | ring b.prev a.next | path b.tail c.tail | shared b.prev a.next b.tail c.tail")
  }

  @Test func nearestRingExplainsAnObjectBehindSeveral() throws {
    let sample = try SampleGraph(
      "a.me -> a; a.x -> b; b.x -> x; c.me -> c; c.x -> x; c.y -> c; c (count 2)")
    #expect(
      sample.verdict(on: "x") == "cycle | ring c.me | ring c.y | path c.x")
  }

  @Test func ringOutsideThatLeadsToTheObjectsRingIsNoRingOfIt() throws {
    let sample = try SampleGraph("a.x -> b; b.x -> a; a.y -> c; c.x -> d; d.x -> c")
    #expect(sample.verdict(on: "c") == "cycle | ring c.x d.x")
  }

  @Test func ringWinsOverAnAbandonedOwnerWhichIsNamedAsWell() throws {
    let sample = try SampleGraph("a.next -> b; b.prev -> a; z.b -> b")
    #expect(
      sample.verdict(on: "a")
        == "cycle | ring a.next b.prev | shared a.next b.prev | also z")
  }

  @Test func missingOwnerOnTheRingIsNamed() throws {
    let sample = try SampleGraph("a.next -> b; b.prev -> a; a (count 2)")
    #expect(sample.verdict(on: "b").hasSuffix("| also a"))
  }

  @Test func ownersAlikeComeInTheOrderInWhichTheObjectLeadsToThem() throws {
    let spec = try GraphSpec(
      "x.p -> a; x.q -> b; a.owned -> x; b.owned -> x; a (count 2); b (count 2)")
    for sample in [SampleGraph(spec), SampleGraph(spec) { Array((0..<$0).reversed()) }] {
      #expect(sample.verdict(on: "x").hasSuffix("| also a b"))
    }
  }

  @Test func ringBeginsAtTheSurvivorTrackedFirst() throws {
    let sample = try SampleGraph("a.x -> b; b.x -> c; c.x -> a")
    let explanations = sample.explain("c", "a", "b")
    let rings = explanations.map { explanation -> [String] in
      guard case .cycle(let cycle) = explanation.verdict else { return [] }
      return sample.text(cycle.rings)
    }
    #expect(rings == Array(repeating: ["ring c.x a.x b.x"], count: 3))
  }

  @Test func ringWithoutSurvivorsIsTheSameForAllThatItKeeps() throws {
    let sample = try SampleGraph("a.x -> b; b.x -> c; c.x -> a; b.t -> p; c.t -> q")
    let rings = sample.explain("q", "p").map { explanation -> [String] in
      guard case .cycle(let cycle) = explanation.verdict else { return [] }
      return sample.text(cycle.rings)
    }
    #expect(rings == Array(repeating: ["ring c.x a.x b.x"], count: 2))
  }

  @Test func ringNeverBeginsInStorage() throws {
    let sample = try SampleGraph("s.[0] -> x; x.list -> s; s (storage); s.[1] -> y")
    #expect(sample.verdict(on: "y").hasPrefix("cycle | ring x.list s.[0] | path s.[1]"))
  }

  @Test func nestedComponentsAreToldApart() throws {
    let sample = try SampleGraph(
      "a.x -> b; b.x -> a; b.in -> c; c.x -> d; d.x -> c; d.out -> e; e.me -> e")
    #expect(sample.verdict(on: "a").contains("ring a.x b.x"))
    #expect(sample.verdict(on: "d").contains("ring d.x c.x"))
    #expect(sample.verdict(on: "e").contains("ring e.me"))
  }
}
