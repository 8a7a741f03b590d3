import LeakInspection
import Testing

@Suite struct AcceptanceTests {
  @Test func candidateRootIsRefusedWhenTypedReferencesExplainTheCount() throws {
    let sample = try SampleGraph("root stack word ?> b; a.next -> b; b.prev -> a")
    #expect(!sample.graph.isAccepted(RootID(rawValue: 0)))
    #expect(sample.verdict(on: "a").hasPrefix("cycle"))
  }

  @Test func candidateRootIsAcceptedWhenTheCountLeavesARemainder() throws {
    let sample = try SampleGraph("root stack word ?> b; a.next -> b; b.prev -> a; b (count 2)")
    #expect(sample.verdict(on: "a") == "held word b.prev | ring a.next b.prev")
  }

  @Test func candidateReferenceIsRefusedWhenTypedReferencesExplainTheCount() throws {
    let sample = try SampleGraph("root variable G -> r; r.word ?> b; a.next -> b; b.prev -> a")
    #expect(sample.graph.edgeCount == 2)
    #expect(sample.verdict(on: "b").hasPrefix("cycle"))
  }

  @Test func candidatesIntoUncountedMemoryAreAlwaysFollowed() throws {
    let sample = try SampleGraph("root library g ?> m; m.word ?> n; n.word ?> a; m (raw); n (raw)")
    #expect(sample.verdict(on: "a") == "held g m.word n.word")
  }

  @Test func trustedReferencesAreFollowedWithoutBeingCounted() throws {
    let sample = try SampleGraph("root variable G -> c; c.waiter => t; t (task, count 1)")
    #expect(sample.verdict(on: "t") == "held G c.waiter")
    let accounting = sample.graph.accounting(of: sample["t"])
    #expect(accounting.countedReferences == 0)
    #expect(accounting.ownersNotFound == 1)
  }

  @Test func countedRootsArePartOfTheCount() throws {
    let sample = try SampleGraph("root variable G -> a; root stack word ?> a")
    #expect(sample.graph.isAccepted(RootID(rawValue: 0)))
    #expect(!sample.graph.isAccepted(RootID(rawValue: 1)))
    #expect(sample.graph.accounting(of: sample["a"]).isClosed)
  }

  @Test func everyCandidateIsAcceptedIntoARemainder() throws {
    let sample = try SampleGraph("a.x ?> c; b.x ?> c; d.x ?> c; e.y -> c; c (count 2)")
    let accounting = sample.graph.accounting(of: sample["c"])
    #expect(accounting.countedReferences == 1)
    #expect(accounting.candidateReferences == 3)
    #expect(accounting.ownersNotFound == 0)
    #expect(!accounting.hasError)
    #expect(!accounting.isClosed)
  }

  @Test func remainderIsWhatNoReferenceExplains() throws {
    let sample = try SampleGraph("a.x -> b; b (count 4); c.word ?> b")
    #expect(sample.graph.accounting(of: sample["b"]).ownersNotFound == 2)
  }

  @Test func memoryWithoutACountHasNoRemainderAndNoError() throws {
    let sample = try SampleGraph("a.x -> m; b.x -> m; m (raw)")
    let accounting = sample.graph.accounting(of: sample["m"])
    #expect(accounting.strongCount == nil)
    #expect(accounting.ownersNotFound == 0)
    #expect(!accounting.hasError)
  }

  @Test func weakUnownedAndUnmanagedReferencesKeepNothing() throws {
    let sample = try SampleGraph("root variable G -> a; a.w ~> x; a.u !> x; a.m %> x")
    #expect(sample.graph.edgeCount == 0)
    #expect(sample.graph.nonOwningReferences.map(\.kind) == [.weak, .unowned, .unmanaged])
    #expect(sample.verdict(on: "x") == "abandoned x")
  }

  @Test func moreReferencesThanCountedAreUnexplained() throws {
    let sample = try SampleGraph("root variable G -> a; a.x -> b; a.y -> b; b (count 1)")
    #expect(sample.graph.accounting(of: sample["b"]).hasError)
    #expect(sample.verdict(on: "b") == "unexplained moreReferencesThanCounted")
  }

  @Test func unreadableNodeIsUnexplained() throws {
    let sample = try SampleGraph("root variable G -> a; a (unreadable)")
    #expect(sample.verdict(on: "a") == "unexplained unreadable")
  }
}
