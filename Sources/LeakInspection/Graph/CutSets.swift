/// The smallest sets of references without which nothing keeps an object.
///
/// An object is kept as long as one can go from owned to owner for ever, or to a node that a root holds. Every
/// such way has to lose a reference. So one way is looked for, each of its references is taken away in turn,
/// and what keeps the object then is looked for again: a tree as deep as the sets are large. Of what is found
/// first nothing is smaller. A reference that was tried is not tried again beside the next one, so that no
/// set is found twice.
///
/// The work is bounded, not the answer's truth: each set that is found does free the object.
struct CutSets {
  /// What was found.
  struct Result {
    /// The sets, all of one size, in the order of the ways.
    var sets: [[UInt32]] = []
    /// Whether these are all of that size.
    var isComplete = true
  }

  /// The references from owned to owner.
  private let owners: Digraph
  private let isRooted: (UInt32) -> Bool
  private let canCut: (UInt32) -> Bool
  /// How many nodes may still be looked at.
  private var budget: Int
  private var removed: Set<UInt32> = []
  private var tried: Set<UInt32> = []
  private var result = Result()
  private let limit: Int

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - owners: The references from owned to owner.
  ///   - limit: How many sets are looked for at most.
  ///   - budget: How many nodes are looked at, at most.
  ///   - isRooted: Whether a root holds a node.
  ///   - canCut: Whether a reference may be in a set.
  init(
    in owners: Digraph, limit: Int, budget: Int = 2_000_000,
    isRooted: @escaping (UInt32) -> Bool = { _ in false },
    canCut: @escaping (UInt32) -> Bool = { _ in true }
  ) {
    self.owners = owners
    self.limit = limit
    self.budget = budget
    self.isRooted = isRooted
    self.canCut = canCut
  }

  /// Looks for the sets, from the smallest size on.
  ///
  /// - Parameters:
  ///   - object: The object to be freed.
  ///   - sizes: The sizes to be tried.
  /// - Returns: The sets of the first size for which there are any.
  mutating func smallest(freeing object: UInt32, sizes: ClosedRange<Int>) -> Result {
    for size in sizes {
      result = Result()
      removed = []
      tried = []
      search(from: object, size: size)
      if !result.sets.isEmpty || !result.isComplete { return result }
    }
    return result
  }

  private mutating func search(from object: UInt32, size: Int) {
    guard budget > 0, result.sets.count < limit else {
      result.isComplete = false
      return
    }
    guard let way = way(from: object) else {
      if budget > 0 { result.sets.append(removed.sorted()) }
      return
    }
    guard removed.count < size else { return }
    let candidates = way.filter { canCut($0) && !tried.contains($0) }
    for edge in candidates {
      removed.insert(edge)
      search(from: object, size: size)
      removed.remove(edge)
      tried.insert(edge)
    }
    for edge in candidates { tried.remove(edge) }
  }

  /// The references of a way to a root or to a ring and around it; nil if nothing keeps the object.
  private mutating func way(from object: UInt32) -> [UInt32]? {
    var arrivals: [UInt32: (node: UInt32, edge: UInt32)] = [:]
    var order = [object]
    var known: Set<UInt32> = [object]
    var next = 0
    while next < order.count {
      let node = order[next]
      next += 1
      if isRooted(node) { return chain(to: node, from: object, arrivals) }
      for place in owners.edges(of: node) where !removed.contains(owners.name(ofEdgeAt: place)) {
        budget -= 1
        let (owner, edge) = (owners.targets[place], owners.name(ofEdgeAt: place))
        if isOnWay(owner, to: node, arrivals) {
          return chain(to: node, from: object, arrivals) + [edge]
        }
        guard known.insert(owner).inserted else { continue }
        arrivals[owner] = (node, edge)
        order.append(owner)
      }
    }
    return longWay(from: object, among: order)
  }

  /// Whether a node is on the way by which the search came to another one, or is that one.
  private func isOnWay(
    _ node: UInt32, to end: UInt32, _ arrivals: [UInt32: (node: UInt32, edge: UInt32)]
  ) -> Bool {
    var current = end
    while current != node {
      guard let arrival = arrivals[current] else { return false }
      current = arrival.node
    }
    return true
  }

  private func chain(
    to end: UInt32, from object: UInt32, _ arrivals: [UInt32: (node: UInt32, edge: UInt32)]
  ) -> [UInt32] {
    var edges: [UInt32] = []
    var current = end
    while current != object, let arrival = arrivals[current] {
      edges.append(arrival.edge)
      current = arrival.node
    }
    return edges.reversed()
  }

  /// A way into a ring that no short way closes: from owner to owner that leads on for ever.
  private mutating func longWay(from object: UInt32, among reached: [UInt32]) -> [UInt32]? {
    var isEndless = Set(reached)
    var changed = true
    while changed {
      changed = false
      for node in reached.reversed() where isEndless.contains(node) {
        budget -= 1
        guard step(from: node, into: isEndless) == nil else { continue }
        isEndless.remove(node)
        changed = true
      }
    }
    guard isEndless.contains(object) else { return nil }
    var passed: Set<UInt32> = []
    var edges: [UInt32] = []
    var node = object
    while passed.insert(node).inserted, let step = step(from: node, into: isEndless) {
      edges.append(step.edge)
      node = step.owner
    }
    return edges
  }

  private func step(
    from node: UInt32, into nodes: Set<UInt32>
  ) -> (owner: UInt32, edge: UInt32)? {
    for place in owners.edges(of: node)
    where nodes.contains(owners.targets[place])
      && !removed.contains(owners.name(ofEdgeAt: place))
    {
      return (owners.targets[place], owners.name(ofEdgeAt: place))
    }
    return nil
  }
}
