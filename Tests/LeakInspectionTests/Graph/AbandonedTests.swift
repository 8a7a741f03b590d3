import LeakInspection
import Testing

@Suite struct AbandonedTests {
  @Test func objectThatNothingLeadsToIsAbandoned() throws {
    let sample = try SampleGraph("s (count 2)")
    #expect(sample.verdict(on: "s") == "abandoned s")
    #expect(sample.graph.accounting(of: sample["s"]).ownersNotFound == 2)
  }

  @Test func whatAnAbandonedObjectKeepsIsAbandonedWithIt() throws {
    let sample = try SampleGraph("t.buffer -> b; b.storage -> s; t (count 2)")
    #expect(sample.verdict(on: "s") == "abandoned t | path t.buffer b.storage")
  }

  @Test func nearestOwnerWithAMissingOwnerIsNamedFirst() throws {
    let sample = try SampleGraph("t.b -> b; b.c -> c; c.x -> x; b (count 2)")
    #expect(sample.verdict(on: "x") == "abandoned b | path b.c c.x | also t")
  }

  @Test func lostRawMemoryKeepsWhatItHolds() throws {
    let sample = try SampleGraph("m.word ?> x; m (raw); x (count 1)")
    #expect(sample.verdict(on: "x") == "abandoned m | path m.word")
  }

  @Test func abandonedObjectIsNotKeptByTheRingsItLeadsTo() throws {
    let sample = try SampleGraph("z.a -> a; a.b -> b; b.a -> a")
    #expect(sample.verdict(on: "z") == "abandoned z")
  }

  @Test func firstOwnerByLabelWinsAmongEquals() throws {
    let sample = try SampleGraph("z.p -> x; y.q -> x")
    #expect(sample.verdict(on: "x") == "abandoned z | path z.p | also y")
  }
}

/// A task and its own memory are no ring.
@Suite struct TaskTests {
  @Test func suspendedTaskKeepsItsFramesAbandoned() throws {
    let sample = try SampleGraph(
      "t.slab *> m; m.context ?> t; m.caller ?> c; t (task); m (memory)")
    #expect(sample.verdict(on: "c") == "abandoned t | path t.slab m.caller")
    #expect(sample.graph.accounting(of: sample["t"]).ownersNotFound == 1)
  }

  @Test func slabsOfOneTaskAreNoRing() throws {
    let sample = try SampleGraph(
      """
      t.slab *> m; t.slab2 *> n; m.next ?> n; n.parent ?> m; n.task ?> t; n.object ?> x
      t (task); m (memory); n (memory)
      """)
    #expect(sample.verdict(on: "x") == "abandoned t | path t.slab2 n.object")
  }

  @Test func childTaskInAFrameIsPartOfItsParent() throws {
    let sample = try SampleGraph(
      """
      t.slab *> m; m.child *> k; k.slab *> n; n.parent ?> m; n.task ?> k; k.parent ?> t
      n.request ?> r; m.screen ?> s; t (task); m (memory); k (task, count 0); n (memory)
      """)
    #expect(sample.verdict(on: "r") == "abandoned t | path t.slab m.child k.slab n.request")
    #expect(sample.verdict(on: "s") == "abandoned t | path t.slab m.screen")
  }

  @Test func ringThroughATaskAndItsFrameIsARing() throws {
    let sample = try SampleGraph(
      "v.task -> t; t.slab *> m; m.task ?> t; m.self ?> v; t (task, count 1); m (memory)")
    #expect(
      sample.verdict(on: "v")
        == "cycle | ring v.task t.slab m.self | shared v.task t.slab m.self")
  }

  @Test func waitingContinuationOfAChildHoldsTheParentsFrame() throws {
    let sample = try SampleGraph(
      """
      root variable G -> p; p.waiter => k; m.child *> k; k.parent ?> m; t.slab *> m; m.self ?> s
      t (task); m (memory); k (task)
      """)
    #expect(sample.verdict(on: "s") == "held G p.waiter k.parent m.self")
  }

  @Test func waitingContinuationHandsOnWhatKeepsIt() throws {
    let sample = try SampleGraph(
      "root variable G -> p; p.waiter +> t; t.frame ?> x; t (task, count 0)")
    #expect(sample.verdict(on: "x") == "held G p.waiter t.frame")
  }

  @Test func continuationThatOnlyItsOwnTaskHasClosesNoRing() throws {
    let sample = try SampleGraph("x.waiter +> t; t.frame ?> x; t (task, count 0)")
    #expect(sample.verdict(on: "x") == "abandoned t | path t.frame")
  }

  @Test func handleInAnObjectThatTheTaskKeepsIsARingBesideItsContinuation() throws {
    let sample = try SampleGraph("x.waiter +> t; x.task -> t; t.frame ?> x; t (task, count 1)")
    #expect(sample.verdict(on: "x") == "cycle | ring x.task t.frame | shared x.task t.frame")
  }

  @Test func ownersInFramesAreNotMissed() throws {
    let sample = try SampleGraph("t.frame ?> x; x (count 3, frames); t (task, count 0)")
    #expect(sample.graph.accounting(of: sample["x"]).ownersNotFound == 0)
    #expect(sample.verdict(on: "x") == "abandoned t | path t.frame")
  }

  @Test func oldWordInAFrameLeavesAnExplainedCountComparable() throws {
    let sample = try SampleGraph("a.next -> b; b.prev -> a; t.frame ?> a; a (frames); t (task)")
    let accounting = sample.graph.accounting(of: sample["a"])
    #expect(accounting.isClosed)
    #expect(!accounting.isOpen)
    #expect(sample.verdict(on: "a") == "cycle | ring a.next b.prev | shared a.next b.prev")
  }
}
