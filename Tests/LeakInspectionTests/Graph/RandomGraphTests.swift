import LeakInspection
import Testing

/// The verdicts on random graphs against those of a model that tries everything.
@Suite struct RandomGraphTests {
  static let seeds = 0..<2_000

  /// One node of a random graph, all of whose nodes are survivors, and what the model knows of it.
  private struct Subject {
    let sample: SampleGraph
    let analysis: OwnershipAnalysis
    let model: NaiveModel
    let number: Int

    var node: NodeID { analysis.survivors[number] }
    var verdict: Verdict { analysis.explanation(of: node).verdict }
  }

  /// Expects that `isRight` holds for every node of every graph; names those for which it does not.
  private func expectForEveryNode(_ isRight: (Subject) -> Bool) {
    var wrong: [String] = []
    for seed in Self.seeds {
      let spec = GraphSpec.random(seed: seed)
      let sample = SampleGraph(spec)
      let analysis = OwnershipAnalysis(
        of: sample.graph, survivors: spec.nodes.map { sample[$0.name] })
      let model = NaiveModel(spec)
      for number in spec.nodes.indices {
        let subject = Subject(sample: sample, analysis: analysis, model: model, number: number)
        if !isRight(subject) { wrong.append("seed \(seed), n\(number)") }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func verdictsAreThoseOfTheModel() {
    var kinds: [String: Int] = [:]
    expectForEveryNode { subject in
      let kind = subject.model.verdict(on: subject.number)
      kinds[kind, default: 0] += 1
      return subject.sample.text(subject.verdict).hasPrefix(kind)
    }
    #expect(kinds.count == 4)
    #expect(kinds.values.allSatisfy { $0 > 100 }, "every verdict is met often: \(kinds)")
  }

  @Test func pathsToHeldNodesAreTheBest() {
    expectForEveryNode { subject in
      guard case .held(let held) = subject.verdict else { return true }
      let best = subject.model.bestCosts(from: subject.model.roots)[subject.number]
      return subject.model.cost(of: held.path, in: subject.sample) == best
    }
  }

  @Test func everyRootHasItsBestPath() {
    expectForEveryNode { subject in
      let (paths, isComplete) = subject.analysis.paths(to: subject.node, limit: 1_000)
      let costs = paths.map { subject.model.cost(of: $0, in: subject.sample) }
      let best = subject.model.roots.compactMap {
        subject.model.bestCosts(from: [$0])[subject.number]
      }
      return isComplete && Set(paths).count == paths.count && !costs.contains(nil)
        && Set(paths.map(\.root)).count == best.count
        && best.allSatisfy { costs.contains($0) } && costs.compactMap(\.self).isSorted
    }
  }

  @Test func everyLastReferenceHasAPath() {
    expectForEveryNode { subject in
      guard subject.analysis.isHeld(subject.node) else { return true }
      let (paths, _) = subject.analysis.paths(to: subject.node, limit: 1_000)
      let last = Set(paths.compactMap { $0.edges.last }.map { subject.sample.text([$0]) })
      return last == subject.model.lastReferences(into: subject.number)
    }
  }

  @Test func noPathComesToANodeTwice() {
    expectForEveryNode { subject in
      let graph = subject.sample.graph
      let (paths, _) = subject.analysis.paths(to: subject.node, limit: 1_000)
      return paths.allSatisfy { path in
        let nodes = [graph.roots[Int(path.root.rawValue)].target] + path.edges.map(graph.target)
        return Set(nodes).count == nodes.count
      }
    }
  }

  @Test func ringsAreRingsAndContainEveryReferenceOfTheComponent() {
    expectForEveryNode { subject in
      let model = subject.model
      let selection = subject.analysis.rings(through: subject.node, limit: 100)
      let rings = selection.rings.map { ring in ring.edges.map { subject.sample.text([$0]) } }
      let all = Set(model.rings.map { Set($0.map(model.name)) })
      return selection.isComplete && rings.allSatisfy { all.contains(Set($0)) }
        && Set(rings.joined()) == model.edgesOfComponent(of: subject.number)
    }
  }

  @Test func firstRingIsTheShortestThroughTheNode() {
    expectForEveryNode { subject in
      let selection = subject.analysis.rings(through: subject.node, limit: 1)
      let owners = selection.rings.first?.edges.map { subject.sample.graph.owner(of: $0) }
      let length = owners?.count { subject.sample.graph.kind(of: $0) != .storage }
      return length == subject.model.lengthOfShortestRing(through: subject.number)
        && owners?.contains(subject.node) != false
    }
  }

  @Test func sharedReferencesAreThoseWhoseRemovalEndsEveryRing() {
    var found = 0
    expectForEveryNode { subject in
      guard case .cycle(let cycle) = subject.verdict else { return true }
      let model = subject.model
      let expected = model.edges.indices.filter {
        !model.isKeptByRing(subject.number, without: $0)
      }
      found += expected.count
      return cycle.sharedEdges.map { subject.sample.text([$0]) }.sorted()
        == expected.map(model.name).sorted()
    }
    #expect(found > 1_000)
  }

  @Test func ownersThatWereNotFoundAreNamed() {
    expectForEveryNode { subject in
      let owners: [NodeID]
      switch subject.verdict {
      case .cycle(let cycle): owners = cycle.otherOwners
      case .abandoned(let abandoned): owners = [abandoned.owner] + abandoned.otherOwners
      default: return true
      }
      return Set(owners.map(subject.sample.name(of:)))
        == subject.model.ownersNotExplained(keeping: subject.number)
    }
  }

  @Test func pathsFromRingsAndAbandonedOwnersLeadToTheNode() {
    expectForEveryNode { subject in
      let graph = subject.sample.graph
      var (start, path): (NodeID, [EdgeID])
      switch subject.verdict {
      case .cycle(let cycle):
        path = cycle.pathFromRing
        start = path.first.map(graph.owner(of:)) ?? subject.node
        guard cycle.rings.rings[0].edges.contains(where: { graph.owner(of: $0) == start }) else {
          return false
        }
      case .abandoned(let abandoned): (start, path) = (abandoned.owner, abandoned.path)
      default: return true
      }
      for edge in path where graph.owner(of: edge) == start { start = graph.target(of: edge) }
      return start == subject.node
    }
  }

  @Test func numberingOfNodesChangesNothing() {
    var wrong: [Int] = []
    for seed in Self.seeds {
      let spec = GraphSpec.random(seed: seed)
      var generator = Generator(seed: seed)
      let survivors = spec.nodes.map(\.name).shuffled(using: &generator).prefix(3)
      func report(_ sample: SampleGraph) -> [String] {
        let nodes = survivors.map { sample[$0] }
        let analysis = OwnershipAnalysis(of: sample.graph, survivors: nodes)
        return nodes.map { node in
          let explanation = analysis.explanation(of: node)
          let paths = analysis.paths(to: node, limit: 9).paths.map { sample.text($0) }
          return sample.text(explanation.verdict) + paths.joined(separator: ", ")
        }
      }
      let plain = report(SampleGraph(spec))
      for _ in 0..<3 {
        let shuffled = SampleGraph(spec) { Array(0..<$0).shuffled(using: &generator) }
        if report(shuffled) != plain { wrong.append(seed) }
      }
    }
    #expect(wrong.isEmpty)
  }
}

extension Array where Element: Comparable {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
