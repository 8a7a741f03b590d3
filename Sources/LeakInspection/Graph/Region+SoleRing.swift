extension Region {
  /// The ring that a node is on, if the node's component has no other.
  ///
  /// Most leaks are such rings, and one of them may be as long as a list that was closed by mistake. It is
  /// found by following it.
  func soleRing(through start: UInt32) -> Walk? {
    var ring = Walk()
    var node = start
    repeat {
      guard let place = soleReference(inComponentOf: node) else { return nil }
      ring.nodes.append(node)
      ring.edges.append(references.name(ofEdgeAt: place))
      node = references.target(ofEdgeAt: place)
    } while node != start
    return ring
  }

  /// Whether a node's component consists of one ring.
  func isSoleRing(_ ring: Walk) -> Bool {
    ring.nodes.count == components.members(of: components.component[Int(ring.nodes[0])]).count
      && ring.nodes.allSatisfy { soleReference(inComponentOf: $0) != nil }
  }

  /// The place of the only reference from a node that stays in the node's component.
  private func soleReference(inComponentOf node: UInt32) -> Int? {
    let component = components.component[Int(node)]
    var found: Int?
    for place in references.edges(of: node)
    where components.component[Int(references.target(ofEdgeAt: place))] == component {
      guard found == nil else { return nil }
      found = place
    }
    return found
  }
}
