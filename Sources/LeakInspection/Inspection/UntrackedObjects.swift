/// Finds what survived without having been tracked.
///
/// Only objects that were born after a mark. Those of the program are listed whatever keeps them; those of
/// libraries only where a leak starts with them, since what a listed object owns goes with it.
struct UntrackedObjects {
  private let heap: HeapGraph
  private let names: HeapNames
  private let start: AllocationMark?
  private let types: ProgramTypes

  init(
    _ heap: HeapGraph, names: HeapNames, since start: AllocationMark?, libraries: Set<String>
  ) {
    self.heap = heap
    self.names = names
    self.start = start
    types = ProgramTypes(heap, libraries: libraries)
  }

  /// Where leaks start, besides those that explanations have shown.
  func leaks(
    in analysis: OwnershipAnalysis, tracked: Set<NodeID>, shown: Set<NodeID>
  ) -> (listed: [(node: NodeID, kind: LeakStarts.Kind)], starts: [LeakStarts.Start]) {
    let leaks = LeakStarts(in: analysis, tracked: tracked, shown: shown, owner: owner)
    return (leaks.listed, leaks.starts)
  }

  /// The survivors by type and verdict, in the order of their names.
  func survivors(among listed: [(node: NodeID, kind: LeakStarts.Kind)]) -> [UntrackedSurvivors] {
    var counts: [UntrackedSurvivors: Int] = [:]
    for (node, kind) in listed {
      let line = UntrackedSurvivors(type: names.name(of: node), count: 0, kind: kind.explanation)
      counts[line, default: 0] += 1
    }
    return counts.map { line, count in
      UntrackedSurvivors(type: line.type, count: count, kind: line.kind)
    }.sorted { ($0.type, $0.kind.rawValue) < ($1.type, $1.kind.rawValue) }
  }

  /// The deinitialised objects whose memory is still there, in the order of their names.
  func remains() -> [RemainingObjects] {
    var counts: [String: Int] = [:]
    for position in heap.remains where isBornInTime(position) {
      counts[names.name(of: NodeID(rawValue: UInt32(position))), default: 0] += 1
    }
    return counts.map { RemainingObjects(type: $0, count: $1) }.sorted { $0.type < $1.type }
  }

  private func owner(of node: NodeID) -> LeakStarts.Owner? {
    let position = Int(node.rawValue)
    guard !heap.isDead[position], !heap.isStatic(node), isBornInTime(position) else { return nil }
    switch heap.kinds[position] {
    case .instance:
      return types.declareType(of: heap.block(of: NodeID(rawValue: UInt32(position))))
        ? .program : .library
    case .task: return .library
    default: return nil
    }
  }

  private func isBornInTime(_ position: Int) -> Bool {
    guard let start else { return true }
    guard let mark = heap.block(of: NodeID(rawValue: UInt32(position))).mark else { return false }
    return mark >= start
  }
}

extension LeakStarts.Kind {
  /// The verdict as a result names it.
  fileprivate var explanation: ObjectExplanation.Kind {
    switch self {
    case .cycle: .cycle
    case .abandoned: .abandoned
    case .held: .held
    }
  }
}
