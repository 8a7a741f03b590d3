import LeakInspection
import Testing

/// The smallest sets of references without which nothing keeps an object.
@Suite struct CutSetsTests {
  private func cuts(
    freeing survivor: String, in text: String, limit: Int = 50
  ) throws -> (sets: [String], isComplete: Bool) {
    let sample = try SampleGraph(text)
    let analysis = OwnershipAnalysis(of: sample.graph, survivors: [sample[survivor]])
    let found = analysis.cutSets(
      freeing: analysis.explanation(of: sample[survivor]), limit: limit)
    // The order within a set means nothing.
    let sets = found.sets.map { set in
      sample.text(set).split(separator: " ").sorted().joined(separator: " ")
    }
    return (sets, found.isComplete)
  }

  @Test func eachReferenceOfALoneRingIsEnough() throws {
    let found = try cuts(freeing: "a", in: "a.x -> b; b.y -> c; c.z -> a")
    #expect(Set(found.sets) == ["a.x", "b.y", "c.z"])
    #expect(found.isComplete)
  }

  @Test func ofTwoRingsWithACommonNodeOneReferenceEachHasToGo() throws {
    let found = try cuts(freeing: "a", in: "a.x -> b; b.y -> a; a.v -> c; c.w -> a")
    #expect(Set(found.sets) == ["a.v a.x", "a.x c.w", "a.v b.y", "b.y c.w"])
    #expect(found.isComplete)
  }

  @Test func ofThreeRingsThreeReferencesHaveToGo() throws {
    let found = try cuts(
      freeing: "a", in: "a.x -> b; b.y -> a; a.v -> c; c.w -> a; a.t -> d; d.u -> a")
    #expect(found.sets.count == 8)
    #expect(found.sets.allSatisfy { $0.split(separator: " ").count == 3 })
  }

  @Test func aRingElsewhereThatLeadsToTheObjectCountsAsWell() throws {
    let found = try cuts(freeing: "a", in: "a.x -> b; b.y -> a; c.me -> c; c.n -> a")
    #expect(found.sets.contains("a.x c.n"))
    #expect(found.sets.contains("b.y c.me"))
    #expect(!found.sets.contains("a.x b.y"))
  }

  @Test func whatTwoPathsHaveInCommonIsEnoughForAHeldObject() throws {
    let found = try cuts(
      freeing: "a", in: "root variable r -> s; s.x -> b; s.y -> c; b.z -> m; c.z -> m; m.w -> a")
    #expect(found.sets == ["m.w"])
  }

  @Test func aHeldObjectOnARingNeedsBothToGo() throws {
    let found = try cuts(freeing: "a", in: "root variable r -> s; s.x -> a; a.y -> b; b.z -> a")
    #expect(Set(found.sets) == ["a.y s.x", "b.z s.x"])
  }

  @Test func whatARootHoldsItselfIsFreedByNoCut() throws {
    #expect(try cuts(freeing: "a", in: "root variable r -> a").sets.isEmpty)
  }

  @Test func moreThanAskedForIsSaid() throws {
    let found = try cuts(
      freeing: "a", in: "a.x -> b; b.y -> a; a.v -> c; c.w -> a", limit: 2)
    #expect(found.sets.count == 2)
    #expect(!found.isComplete)
  }

  @Test func theWorkOfATangleIsBounded() throws {
    let names = (0..<40).map { "n\($0)" }
    let edges = names.flatMap { from in names.map { "\(from).\($0) -> \($0)" } }
    let found = try cuts(freeing: "n0", in: edges.joined(separator: "; "))
    #expect(found.sets.isEmpty)
  }
}
