import LeakInspection
import Testing

@Suite struct OtherPathsTests {
  private func paths(to node: String, in text: String, limit: Int = 9) throws -> [String] {
    let sample = try SampleGraph(text)
    let analysis = OwnershipAnalysis(of: sample.graph, survivors: [sample[node]])
    let (paths, isComplete) = analysis.paths(to: sample[node], limit: limit)
    return paths.map(sample.text) + (isComplete ? [] : ["more paths"])
  }

  @Test func everyRootHasItsBestPath() throws {
    #expect(
      try paths(
        to: "x",
        in: "root stack s -> b; root variable G -> a; a.b -> b; b.x -> x; a.c -> c; c.x -> x")
        == ["G a.b b.x", "G a.c c.x", "s b.x"])
  }

  @Test func everyLastStepHasItsBestPath() throws {
    #expect(
      try paths(to: "x", in: "root variable G -> a; a.p -> x; a.q -> x; a.b -> b; b.x -> x")
        == ["G a.p", "G a.q", "G a.b b.x"])
  }

  @Test func sharedStorageIsSeenFromEachOwner() throws {
    #expect(
      try paths(
        to: "x",
        in: "root variable G -> a; a.list -> s; b.list -> s; a.b -> b; s.[0] -> x; s (storage)")
        == ["G a.list s.[0]", "G a.b b.list s.[0]"])
  }

  @Test func ringThroughTheObjectIsNoOtherPath() throws {
    #expect(try paths(to: "x", in: "root variable G -> x; x.a -> a; a.x -> x") == ["G"])
  }

  @Test func pathsAreBounded() throws {
    let text = "root variable G -> a; a.p -> x; a.q -> x; a.r -> x"
    #expect(try paths(to: "x", in: text, limit: 2) == ["G a.p", "G a.q", "more paths"])
    #expect(try paths(to: "x", in: text, limit: 0) == ["more paths"])
    #expect(try paths(to: "x", in: text, limit: 3).count == 3)
  }

  @Test func boundIsSpentOnThePathsUnderstoodBest() throws {
    #expect(
      try paths(
        to: "x",
        in: """
          root variable G -> g; g.m -> m; m.z -> z; m (raw); root variable H -> a; a.z -> z
          root variable J -> b; b.c -> c; c.z -> z; z.x -> x
          """,
        limit: 2) == ["H a.z z.x", "J b.c c.z z.x", "more paths"])
  }

  @Test func unreachedNodeHasNoPaths() throws {
    #expect(try paths(to: "x", in: "a.x -> x; x.a -> a") == [])
  }
}

@Suite struct FoldingTests {
  @Test func storageFoldsIntoItsOwner() throws {
    let sample = try SampleGraph(
      "root variable G -> a; a.map -> s; s.[k] -> t; t.[0] -> b; b.x -> c; s (storage); t (storage)"
    )
    guard case .held(let held) = sample.explain("c")[0].verdict else {
      Issue.record("c is held")
      return
    }
    let steps = sample.graph.folded(held.path)
    #expect(steps.map { $0.owner.map(sample.name(of:)) } == [nil, "a", "b"])
    #expect(steps.map { sample.text($0.edges) } == ["", "a.map s.[k] t.[0]", "b.x"])
    #expect(steps.map { sample.name(of: $0.target) } == ["a", "b", "c"])
  }

  @Test func storageBehindTheRootFoldsIntoTheRoot() throws {
    let sample = try SampleGraph("root variable G -> s; s.[0] -> a; a.x -> b; s (storage)")
    guard case .held(let held) = sample.explain("b")[0].verdict else {
      Issue.record("b is held")
      return
    }
    let steps = sample.graph.folded(held.path)
    #expect(steps.map { sample.text($0.edges) } == ["s.[0]", "a.x"])
    #expect(steps.map { sample.name(of: $0.target) } == ["a", "b"])
  }

  @Test func storageAtTheEndsStays() throws {
    let sample = try SampleGraph("root variable G -> s; s (storage)")
    guard case .held(let held) = sample.explain("s")[0].verdict else {
      Issue.record("s is held")
      return
    }
    #expect(sample.graph.folded(held.path).map { sample.name(of: $0.target) } == ["s"])
  }
}
