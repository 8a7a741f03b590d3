extension OwnershipAnalysis {
  /// The shortest ring through a node, then other rings of its component, nearest first.
  ///
  /// Each of the others contains a reference which the ones before lack; references side by side
  /// between the same two nodes make different rings. Each ring costs one pass over the component, so
  /// ask for a number that somebody will read.
  ///
  /// - Parameters:
  ///   - node: A node that no root reaches, a survivor, or what a survivor leads to; others have none.
  ///   - limit: How many rings to look for at most.
  /// - Returns: The rings, and whether more would show a reference that these do not.
  public func rings(through node: NodeID, limit: Int) -> RingSelection {
    guard region.components.isOnRing(node.rawValue) else { return .none }
    let (rings, isComplete) = ringsBeginning(at: node.rawValue, limit: limit)
    return RingSelection(rings: rings.map(canonical), isComplete: isComplete)
  }

  /// The rings through a node that is on one.
  func ringsBeginning(
    at node: UInt32, limit: Int
  ) -> (rings: [Walk], isComplete: Bool) {
    if limit > 0, let ring = region.soleRing(through: node) { return ([ring], true) }
    let members = Array(region.components.members(of: region.components.component[Int(node)]))
    let search = RingSearch(
      through: UInt32(members.firstIndex(of: node) ?? 0),
      in: region.references.induced(by: members, numbered: region.components.position),
      owners: region.owners.induced(by: members, numbered: region.components.position),
      steps: members.map { region.steps[Int($0)] })
    let (rings, isComplete) = search.rings(limit: limit)
    let renumbered = rings.map { ring in
      Walk(nodes: ring.nodes.map { members[Int($0)] }, edges: ring.edges)
    }
    return (renumbered, isComplete)
  }

  /// The ring turned so that it begins at its first node in the order of reading that is no storage.
  func canonical(_ ring: Walk) -> Ring {
    let start =
      ring.nodes.indices.min { left, right in
        rotationKey(of: ring.nodes[left]) < rotationKey(of: ring.nodes[right])
      } ?? 0
    return Ring(edges: (ring.edges[start...] + ring.edges[..<start]).map(EdgeID.init(rawValue:)))
  }

  private func rotationKey(of node: UInt32) -> (isStorage: Int, place: UInt32, node: UInt32) {
    (region.steps[Int(node)] == .folded ? 1 : 0, region.places[Int(node)], node)
  }
}
