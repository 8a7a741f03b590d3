import LeakInspection
import Testing

/// Sizes at which recursion would overflow the stack and a quadratic step would never end: a million
/// nodes, fewer in a debug build, where each takes fifty times as long.
@Suite struct LargeGraphTests {
  #if DEBUG
    private static let length = 100_000
  #else
    private static let length = 1_000_000
  #endif

  /// Objects in a row, each owning the next.
  private func list(closed: Bool, doubly: Bool = false, held: Bool = false) -> OwnershipGraph {
    var builder = OwnershipGraphBuilder(nodes: Self.length, edges: Self.length)
    let label = LabelID(rawValue: 0)
    var nodes: [NodeID] = []
    for number in 0..<Self.length {
      let isFirst = number == 0 && !closed && !doubly
      let isInside = doubly && number > 0 && number < Self.length - 1
      nodes.append(
        builder.addNode(kind: .object, strongCount: isFirst ? 1 : isInside ? 2 : 1))
    }
    for (owner, target) in zip(nodes, nodes.dropFirst()) {
      builder.addEdge(from: owner, to: target, label: label, strength: .counted)
      if doubly { builder.addEdge(from: target, to: owner, label: label, strength: .counted) }
    }
    if closed {
      builder.addEdge(
        from: nodes[Self.length - 1], to: nodes[0], label: label, strength: .counted)
    }
    if held { builder.addRoot(nodes[0], label: label, strength: .counted, rank: .variable) }
    return builder.build()
  }

  private func explain(_ node: Int, in graph: OwnershipGraph) -> Verdict {
    let survivor = NodeID(rawValue: UInt32(node))
    return OwnershipAnalysis(of: graph, survivors: [survivor]).explanation(of: survivor).verdict
  }

  @Test func endOfALongHeldListHasALongPath() {
    guard case .held(let held) = explain(Self.length - 1, in: list(closed: false, held: true))
    else {
      Issue.record("the list is held")
      return
    }
    #expect(held.path.edges.count == Self.length - 1)
  }

  @Test func endOfALongAbandonedListNamesItsHead() {
    guard case .abandoned(let abandoned) = explain(Self.length - 1, in: list(closed: false)) else {
      Issue.record("the list is abandoned")
      return
    }
    #expect(abandoned.owner.rawValue == 0)
    #expect(abandoned.path.count == Self.length - 1)
  }

  @Test func everyReferenceOfALongRingIsShared() {
    guard case .cycle(let cycle) = explain(0, in: list(closed: true)) else {
      Issue.record("the ring is a cycle")
      return
    }
    #expect(cycle.rings.rings.map(\.edges.count) == [Self.length])
    #expect(cycle.rings.isComplete)
    #expect(cycle.sharedEdges.count == Self.length)
  }

  @Test func doublyLinkedListIsOneComponentOfShortRings() {
    guard case .cycle(let cycle) = explain(Self.length / 2, in: list(closed: false, doubly: true))
    else {
      Issue.record("the list is a cycle")
      return
    }
    #expect(cycle.rings.rings.map(\.edges.count) == [2, 2, 2])
    #expect(!cycle.rings.isComplete)
    #expect(cycle.sharedEdges.isEmpty)
  }

  @Test func largeRandomGraphIsAnalysed() {
    var generator = Generator(seed: 7)
    var builder = OwnershipGraphBuilder(nodes: Self.length, edges: 2 * Self.length)
    for _ in 0..<Self.length { _ = builder.addNode(kind: .raw) }
    func node() -> NodeID {
      NodeID(rawValue: UInt32.random(in: 0..<UInt32(Self.length), using: &generator))
    }
    for number in 0..<2 * Self.length {
      builder.addEdge(
        from: node(), to: node(), label: LabelID(rawValue: UInt32(number)), strength: .candidate)
    }
    for number in 0..<10 {
      builder.addRoot(
        node(), label: LabelID(rawValue: UInt32(number)), strength: .candidate, rank: .library)
    }
    let survivors = (0..<10).map { _ in node() }
    let analysis = OwnershipAnalysis(of: builder.build(), survivors: survivors)
    let verdicts = survivors.map { analysis.explanation(of: $0).verdict }
    #expect(analysis.unreached.count > Self.length / 10)
    #expect(verdicts.allSatisfy { if case .unexplained = $0 { false } else { true } })
  }
}
