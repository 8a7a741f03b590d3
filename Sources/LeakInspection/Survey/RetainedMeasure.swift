/// Measures what leaks keep: the blocks that lead from their objects, as far as no root reaches them.
struct RetainedMeasure {
  private let heap: HeapGraph
  private let analysis: OwnershipAnalysis
  /// For each node the number of the last group that it was counted for.
  private var counted: [UInt32]
  private var number: UInt32 = 0

  init(_ heap: HeapGraph, _ analysis: OwnershipAnalysis) {
    self.heap = heap
    self.analysis = analysis
    counted = [UInt32](repeating: 0, count: heap.graph.nodeCount)
  }

  /// What some nodes keep together, and what keeps them besides: where a leak is shown from an object that a lost
  /// one or a ring keeps, all of it would go with the leak.
  ///
  /// What two of the nodes keep counts once.
  mutating func retained(by nodes: [NodeID]) -> RetainedMemory {
    number += 1
    var memory = RetainedMemory()
    var open: [UInt32] = []
    for node in owners(of: nodes) { visit(node, &open, &memory) }
    while let node = open.popLast() {
      for target in heap.graph.structure.targets(of: node) { visit(target, &open, &memory) }
    }
    return memory
  }

  /// The nodes, and of those that are on no ring all that no root reaches and that leads to them.
  private func owners(of nodes: [NodeID]) -> Set<UInt32> {
    var found = Set(nodes.map(\.rawValue))
    var open = found.filter { !analysis.region.components.isOnRing($0) && !isHeld($0) }
    while let node = open.popFirst() {
      for edge in analysis.region.owners.edges(of: node) {
        let owner = analysis.region.owners.targets[edge]
        if !isHeld(owner), found.insert(owner).inserted { open.insert(owner) }
      }
    }
    return found
  }

  private func isHeld(_ node: UInt32) -> Bool { analysis.isHeld(NodeID(rawValue: node)) }

  private mutating func visit(
    _ node: UInt32, _ open: inout [UInt32], _ memory: inout RetainedMemory
  ) {
    guard counted[Int(node)] != number, !isHeld(node) else { return }
    counted[Int(node)] = number
    // What lies in the frames of a task is a part of the task's memory, which is counted.
    if Int(node) < heap.memory.blocks.count {
      memory.blockCount += 1
      memory.byteCount += Int(heap.block(of: NodeID(rawValue: node)).size)
    }
    open.append(node)
  }
}
