/// Finds what survived without having been tracked.
///
/// Objects of the program are listed whatever keeps them; those of libraries only where a leak starts with
/// them, since what a listed object owns goes with it.
struct UntrackedObjects {
  private let heap: HeapGraph
  private let names: HeapNames
  private let choice: any ObjectChoice

  init(_ heap: HeapGraph, names: HeapNames, choice: any ObjectChoice) {
    self.heap = heap
    self.names = names
    self.choice = choice
  }

  /// Where leaks start, besides those that explanations have shown.
  func leaks(
    in analysis: OwnershipAnalysis, tracked: Set<NodeID>, shown: Set<NodeID>
  ) -> (listed: [(node: NodeID, kind: LeakStarts.Kind)], starts: [LeakStarts.Start]) {
    let leaks = LeakStarts(in: analysis, tracked: tracked, shown: shown, owner: choice.owner)
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
    for position in heap.remains where choice.listsRemains(at: position) {
      counts[names.name(of: NodeID(rawValue: UInt32(position))), default: 0] += 1
    }
    return counts.map { RemainingObjects(type: $0, count: $1) }.sorted { $0.type < $1.type }
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
