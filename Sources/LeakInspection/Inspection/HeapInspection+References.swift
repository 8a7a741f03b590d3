extension HeapInspection {
  /// Lists the references around every object of a tracker that is alive: of what leads to them, of what holds
  /// anything by its nature, and of what all of that leads to.
  ///
  /// Nothing is judged, and nothing is waited for: it shows one moment of a program that goes on.
  ///
  /// - Parameters:
  ///   - tracker: What was tracked; its objects are not retained.
  ///   - limit: How many objects are looked for.
  ///   - deadline: How long it may take.
  /// - Returns: The objects, and the references between them; a reference without an owner is from a root.
  /// - Throws: Why there is none.
  public static func references(
    around tracker: ObjectTracker, limit: Int = 1000, deadline: Duration = .seconds(10)
  ) throws(FrozenProcessError) -> InspectionResult {
    let survivors = tracker.hiddenSurvivors
    guard !survivors.isEmpty else { return InspectionResult() }
    let bytes = try FrozenProcess.inspect(deadline: deadline) { memory in
      references(around: survivors, in: memory, limit: limit).wire
    }
    guard let result = try? InspectionResult(wire: bytes) else { throw .endedWithoutResult }
    return result
  }

  private static func references(
    around survivors: [(id: TrackedObject.ID, address: HiddenAddress)], in memory: FrozenMemory,
    limit: Int
  ) -> InspectionResult {
    let heap = HeapGraphAssembler(memory).assemble()
    let names = HeapNames(heap)
    var tracked: [NodeID: TrackedObject.ID] = [:]
    var starts: [NodeID] = []
    for survivor in survivors {
      guard let address = survivor.address.pointer,
        let node = heap.node(at: UInt(bitPattern: address))
      else { continue }
      starts.append(node)
      tracked[node] = survivor.id
    }
    let nearby = NearbyReferences(of: starts, in: heap, names: names, limit: limit)
    var result = InspectionResult()
    var numbers = ObjectNumbers()
    for node in nearby.nodes {
      _ = numbers.position(
        of: node, among: &result.objects, tracked: tracked[node], type: names.fullName(of: node))
    }
    let positions = numbers.positions
    for (root, targets) in nearby.roots {
      for target in targets {
        guard let place = positions[target] else { continue }
        let step = PathStep(owner: nil, name: names.name(of: root), target: place)
        if !result.references.contains(step) { result.references.append(step) }
      }
    }
    for step in nearby.steps {
      guard let target = positions[step.target] else { continue }
      result.references.append(
        PathStep(
          owner: step.owner.flatMap { positions[$0] }, name: names.name(of: step), target: target))
    }
    result.hasAllReferences = nearby.isComplete
    return result
  }
}
