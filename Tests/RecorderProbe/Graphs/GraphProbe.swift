import Foundation
import LeakInspection

/// Random graphs of real objects: what was built, and what is found of it in memory.
///
///     node 3 Cell<[LiveNode]>              built: a node of this type
///     owns 3 4 1 .value[0]                 it refers to node 4, which adds one to the count of that
///     held 4 GraphRoots.nodes              something outside keeps it
///     retained 4                           it was retained without an owner
///     alive 4                              it was not seen to die
///     found 4 cycle 2 2                    the verdict, the strong count, the references found
///     seen counted 3 4 .value[0]           a reference in memory
///     ring 4 3 4                           the nodes of a ring that is said to keep node 4
///     path 4 3                             the nodes on the path to node 4
///     remains 7                            how many deinitialised nodes still take memory
enum GraphProbe {
  private static let snapshotCount: UInt64 = 10
  private static let graphsPerSnapshot: UInt64 = 100

  /// Where each node is or was, by its number.
  nonisolated(unsafe) private static var places: [Probe.Hidden] = []

  static func run() throws {
    for snapshot in 0..<snapshotCount {
      let tracker = ObjectTracker { _ in }
      print("snapshot \(snapshot)")
      build(snapshot * graphsPerSnapshot..<(snapshot + 1) * graphsPerSnapshot, tracker)
      try report(tracker)
    }
    fflush(nil)
    // Taking what is held apart is no part of the probe.
    _exit(0)
  }

  /// Builds on a thread that ends, so that no stack has old words of nodes.
  private static func build(_ seeds: Range<UInt64>, _ tracker: ObjectTracker) {
    Probe.onThread {
      for seed in seeds {
        let graph = LiveGraph(seed: seed, start: places.count, tracker: tracker)
        places += graph.places
        print(graph.facts.joined(separator: "\n"))
      }
    }
  }

  private static func report(_ tracker: ObjectTracker) throws {
    var options = InspectionOptions()
    options.deadline = .seconds(120)
    let alive = tracker.alive
    for object in alive { print("alive \(object.label)") }
    let result = try HeapInspection.inspect(tracker, options: options)
    GraphAnswers(result, alive: alive).print()
    let nodes = alive.compactMap { object in
      Int(object.label).map { (number: $0, place: places[$0]) }
    }
    let text = try FrozenProcess.inspect(deadline: options.deadline) { memory in
      let references = NodeReferences(
        memory, nodes: nodes.map { (number: $0.number, address: $0.place.address) })
      let lines = nodes.flatMap { references.lines(of: $0.number, at: $0.place.address) }
      return Array(lines.joined(separator: "\n").utf8)
    }
    print(String(decoding: text, as: UTF8.self))
  }
}
