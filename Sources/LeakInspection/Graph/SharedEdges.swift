/// Which edges have a part in every ring that keeps an object: without any one of them the object
/// would be on or behind no ring.
///
/// The object is kept as long as one can go from owned to owner for ever. One such walk is known: up
/// the path to a ring, then around it. Only its edges can be in all of them. Take its edges away, and
/// what is left are detours: ways from one node of the walk to another that replace the edges in
/// between, and ways to rings elsewhere, which replace all edges that follow.
///
/// * An edge of the path is shared if no detour that begins in front of it (seen from the object)
///   leads behind it, to a ring elsewhere, or back to where it comes from.
/// * An edge of the ring is shared if no detour replaces it. A detour from node i to node j of the
///   ring replaces the edges from i on to j, but those only that one has not passed on the way to i.
///   The object may lead to several nodes of the ring without using its edges: *entries*. One comes
///   to i from the nearest entry in front of it. (Node 0, where the path ends, is an entry.)
///
/// As only the union of all replaced edges counts, it is enough to know for each node of the ring the
/// first and the last one that detours from it lead to, and the last one from which a detour leads to
/// it. Everything is linear in the owners and their edges, and exact.
struct SharedEdges {
  /// The references among the owners of the object, from owned to owner; the object is node 0.
  private let owners: Digraph
  /// The way from the object to the ring, and around the ring: nodes, and the edges that leave them.
  private let path: Walk
  private let ring: Walk

  /// Prepares the question for the last node of a path.
  ///
  /// - Parameters:
  ///   - keepers: The object, then everything that leads to it.
  ///   - owners: References from owned to owner; `keepers` are nodes of it.
  ///   - ring: A ring that begins where the path does.
  ///   - path: The nodes of the path from the ring to the object, and the edges between them.
  init(among keepers: [UInt32], in owners: Digraph, ring: Walk, path: Walk) {
    self.owners = owners.induced(by: keepers)
    let walked = Set(path.nodes + ring.nodes)
    var local: [UInt32: UInt32] = [:]
    for (number, node) in keepers.enumerated() where walked.contains(node) {
      local[node] = UInt32(number)
    }
    func renumbered(_ nodes: some Sequence<UInt32>) -> [UInt32] { nodes.compactMap { local[$0] } }
    self.path = Walk(
      nodes: renumbered(path.nodes.dropFirst().reversed()), edges: path.edges.reversed())
    self.ring = Walk(
      nodes: renumbered(ring.nodes.prefix(1) + ring.nodes.dropFirst().reversed()),
      edges: ring.edges.reversed())
  }

  /// The names of the shared edges.
  func names() -> Set<UInt32> { Set(namesOnPath() + namesOnRing()) }

  private func namesOnPath() -> [UInt32] {
    guard !path.edges.isEmpty else { return [] }
    let walk = Walk(nodes: path.nodes + ring.nodes, edges: path.edges + ring.edges)
    let detours = Detours(of: walk, in: owners)
    var farthest = 0
    var shared: [UInt32] = []
    for (position, edge) in path.edges.enumerated() {
      guard case .ends(let first, let last) = detours.reach(from: position), first == position
      else {
        break
      }
      farthest = max(farthest, last)
      if farthest == position { shared.append(edge) }
    }
    return shared
  }

  private func namesOnRing() -> [UInt32] {
    let detours = Detours(of: ring, in: owners)
    guard !detours.isEndless(0) else { return [] }
    let isEntry = detours.nodesReached(from: 0)
    var entries: [Int] = []
    for (position, node) in ring.nodes.enumerated() {
      entries.append(isEntry[Int(node)] ? position : entries.last ?? 0)
    }

    let length = ring.nodes.count
    var changes = [Int](repeating: 0, count: length + 1)
    func replace(_ edges: Range<Int>) {
      changes[edges.lowerBound] += 1
      changes[edges.upperBound] -= 1
    }
    for position in 0..<length {
      guard case .ends(let first, let last) = detours.reach(from: position) else {
        replace(position..<length)
        replace(0..<entries[position])
        continue
      }
      replace(position..<last)
      if first < position { replace(position..<length) }
      let origin = detours.lastOrigin(of: position)
      if origin > position { replace(0..<min(position, entries[origin])) }
    }
    var replaced = 0
    return (0..<length).compactMap { position in
      replaced += changes[position]
      return replaced == 0 ? ring.edges[position] : nil
    }
  }
}
