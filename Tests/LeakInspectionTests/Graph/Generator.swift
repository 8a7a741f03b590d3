import LeakInspection

/// A small generator of numbers with a seed (SplitMix64), so that every run sees the same graphs.
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension GraphSpec {
  /// A random graph of at most seven nodes; every reference has a label of its own.
  static func random(seed: Int) -> GraphSpec {
    var generator = Generator(seed: seed)
    func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    var spec = GraphSpec()
    let count = 1 + below(7)
    for number in 0..<count {
      var node = Node(name: "n\(number)")
      let kinds: [NodeKind] = [.object, .object, .object, .task, .taskMemory, .storage, .raw]
      node.kind = kinds[below(kinds.count)]
      spec.nodes.append(node)
    }
    for number in 1..<max(2, count) where number < count && below(8) == 0 {
      spec.edges.append(
        Edge(owner: below(number), label: "part\(number)", target: number, strength: .part))
    }
    for number in 0..<below(12) {
      let strengths: [EdgeStrength] = [.counted, .counted, .counted, .trusted, .candidate]
      spec.edges.append(
        Edge(
          owner: below(count), label: "e\(number)", target: below(count),
          strength: .owning(strengths[below(strengths.count)])))
    }
    for number in 0..<below(3) {
      let strengths = EdgeStrength.allCases
      spec.roots.append(
        Root(
          rank: RootRank.allCases[below(RootRank.allCases.count)], label: "R\(number)",
          target: below(count), strength: strengths[below(strengths.count)]))
    }
    for number in 0..<count where below(4) == 0 {
      spec.nodes[number].count = max(0, spec.countedReferences(to: number) - 1 + below(4))
    }
    return spec
  }
}
