/// Counts what survived without having been tracked.
///
/// Only objects that were born after a mark, whose class is the program's own: what libraries leave
/// behind is not the program's leak. What a tracked object keeps is counted as well, since it stays with
/// the leak.
struct UntrackedObjects {
  private let heap: HeapGraph
  private let names: HeapNames
  private let start: AllocationMark?

  init(_ heap: HeapGraph, names: HeapNames, since start: AllocationMark?) {
    self.heap = heap
    self.names = names
    self.start = start
  }

  /// The survivors by type and verdict, in the order of their names.
  func survivors(
    in analysis: OwnershipAnalysis, besides tracked: Set<NodeID>
  ) -> [UntrackedSurvivors] {
    var counts: [UntrackedSurvivors: Int] = [:]
    for (node, isKeptByRing) in analysis.unreachedNodes()
    where !tracked.contains(node) && !heap.isDead[Int(node.rawValue)]
      && isOfInterest(Int(node.rawValue))
    {
      counts[
        UntrackedSurvivors(type: names.name(of: node), count: 0, isCycle: isKeptByRing),
        default: 0] += 1
    }
    return counts.map { line, count in
      UntrackedSurvivors(type: line.type, count: count, isCycle: line.isCycle)
    }.sorted { ($0.type, $0.isCycle ? 0 : 1) < ($1.type, $1.isCycle ? 0 : 1) }
  }

  /// The deinitialised objects whose memory is still there, in the order of their names.
  func remains() -> [RemainingObjects] {
    var counts: [String: Int] = [:]
    for position in heap.remains where isOfInterest(position) {
      counts[names.name(of: NodeID(rawValue: UInt32(position))), default: 0] += 1
    }
    return counts.map { RemainingObjects(type: $0, count: $1) }.sorted { $0.type < $1.type }
  }

  private func isOfInterest(_ position: Int) -> Bool {
    guard heap.kinds[position] == .instance || heap.kinds[position] == .task else { return false }
    guard let start else { return true }
    guard let mark = heap.memory.blocks[position].mark else { return false }
    return mark >= start
  }
}
