/// What must become of objects that refer to one another, told from what was built alone.
///
/// It tries everything and knows nothing of memory: an object dies when nobody is left who keeps it, and
/// objects reach one another if some chain of references leads from one to the next.
struct LiveGraphModel {
  struct Reference {
    let strength: String
    let owner: Int
    let target: Int
    /// How much it adds to the target's strong count.
    let count: Int
    let label: String
  }

  let nodes: [Int]
  let references: [Reference]
  private let held: [Int]
  private let retained: [Int]

  let alive: Set<Int>
  private let reach: [Int: Set<Int>]

  init(nodes: [Int], references: [Reference], held: [Int], retained: [Int]) {
    self.nodes = nodes
    self.references = references
    self.held = held
    self.retained = retained
    let owning = references.filter { $0.strength == "owns" }
    var alive = Set(nodes)
    while true {
      let kept = Set(held + retained + owning.filter { alive.contains($0.owner) }.map(\.target))
      if kept.isSuperset(of: alive) { break }
      alive.formIntersection(kept)
    }
    self.alive = alive
    var reach: [Int: Set<Int>] = [:]
    for node in alive {
      reach[node] = Set(owning.filter { $0.owner == node }.map(\.target))
    }
    // As long as anything is added: where a node's targets lead, the node leads.
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for node in alive {
        let known = reach[node] ?? []
        let more = known.union(known.flatMap { reach[$0] ?? [] })
        if more.count > known.count {
          reach[node] = more
          hasChanged = true
        }
      }
    }
    self.reach = reach
  }

  func reaches(_ owner: Int, _ target: Int) -> Bool { reach[owner]?.contains(target) == true }

  /// The verdict, as it is called.
  func verdict(on node: Int) -> String {
    guard alive.contains(node) else { return "gone" }
    if held.contains(where: { $0 == node || reaches($0, node) }) { return "held" }
    let isKeptByRing = alive.contains { other in
      reaches(other, other) && (other == node || reaches(other, node))
    }
    return isKeptByRing ? "cycle" : "abandoned"
  }

  func isHeldDirectly(_ node: Int) -> Bool { held.contains(node) }

  func isRetained(_ node: Int) -> Bool { retained.contains(node) }

  /// How many references to a node were counted: those of living nodes and those from outside.
  func references(to node: Int) -> Int {
    references.filter { alive.contains($0.owner) && $0.target == node }.reduce(0) { $0 + $1.count }
      + held.filter { $0 == node }.count
  }

  func strongCount(of node: Int) -> Int {
    references(to: node) + retained.filter { $0 == node }.count
  }

  /// How many dead nodes a living one refers to without owning them, but with a claim to their memory.
  var remainCount: Int {
    let claimed = references.filter { $0.strength == "unowned" && alive.contains($0.owner) }
    return Set(claimed.map(\.target)).subtracting(alive).count
  }
}
