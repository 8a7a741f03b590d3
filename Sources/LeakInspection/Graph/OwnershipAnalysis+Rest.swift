extension OwnershipAnalysis {
  /// The nodes that no root reaches, and of each whether a ring keeps it; else nothing known does.
  ///
  /// In the order of their numbers. Linear in what no root reaches: rings are not spelled out.
  public func unreachedNodes() -> [(node: NodeID, isKeptByRing: Bool)] {
    var isKept = [Bool](repeating: false, count: region.nodes.count)
    var open: [UInt32] = []
    for number in isKept.indices where region.components.isOnRing(UInt32(number)) {
      isKept[number] = true
      open.append(UInt32(number))
    }
    while let number = open.popLast() {
      for place in region.references.edges(of: number) {
        let target = region.references.targets[place]
        guard !isKept[Int(target)] else { continue }
        isKept[Int(target)] = true
        open.append(target)
      }
    }
    return isKept.indices.compactMap { number in
      let node = NodeID(rawValue: region.nodes[number])
      return isHeld(node) ? nil : (node, isKept[number])
    }
  }
}
