/// Finds out why tracked objects are alive, from the memory of the process.
///
///     HeapInspection.inspect
///       └─ freezes a copy of the process                          nothing in it moves
///            blocks → what each is → references → roots           HeapGraphAssembler
///            → verdicts                                           OwnershipAnalysis
///            → names                                              HeapNames, ResultBuilder
///       ◄─ the result, as bytes
public enum HeapInspection {
  /// Why memory cannot be read in this process, or nil when it can.
  public static var obstacle: RecordingObstacle? { HeapRecorder.obstacle }

  /// Explains every object of a tracker that is alive.
  ///
  /// - Parameters:
  ///   - tracker: What was tracked; its objects are not retained.
  ///   - start: Objects born before this mark are no survivors of their own.
  ///   - options: How much to find out.
  /// - Returns: The result; its explanations are in order of tracking.
  /// - Throws: Why there is none.
  public static func inspect(
    _ tracker: ObjectTracker, since start: AllocationMark? = nil,
    options: InspectionOptions = InspectionOptions()
  ) throws(FrozenProcessError) -> InspectionResult {
    try inspect(tracker, about: .all(since: start), options: options)
  }

  /// Looks, and looks again while something is held by what a thread was just doing.
  static func inspect(
    _ tracker: ObjectTracker, about question: InspectionQuestion, options: InspectionOptions
  ) throws(FrozenProcessError) -> InspectionResult {
    let clock = ContinuousClock()
    let end = clock.now + options.patience
    while true {
      let result = try inspectOnce(tracker, about: question, options: options)
      // A thread that was caught in the middle of its work may let go of an object in the next moment.
      guard result.isWorthAnotherLook, clock.now < end else { return result }
      Platform.sleep(for: .milliseconds(5))
    }
  }

  private static func inspectOnce(
    _ tracker: ObjectTracker, about question: InspectionQuestion, options: InspectionOptions
  ) throws(FrozenProcessError) -> InspectionResult {
    let survivors = tracker.hiddenSurvivors
    let bytes = try FrozenProcess.inspect(deadline: options.deadline) { memory in
      inspection(of: survivors, in: memory, about: question, options: options).wire
    }
    guard let result = try? InspectionResult(wire: bytes) else { throw .endedWithoutResult }
    return result
  }

  private static func inspection(
    of survivors: [(id: TrackedObject.ID, address: HiddenAddress)], in memory: FrozenMemory,
    about question: InspectionQuestion, options: InspectionOptions
  ) -> InspectionResult {
    if case .scope(let scope) = question, survivors.isEmpty,
      let result = scope.resultWithoutGraph(in: memory)
    {
      return result
    }
    let heap = HeapGraphAssembler(memory).assemble()
    var nodes: [NodeID] = []
    var tracked: [NodeID: TrackedObject.ID] = [:]
    for survivor in survivors {
      guard let address = survivor.address.pointer,
        let node = heap.node(at: UInt(bitPattern: address))
      else { continue }
      nodes.append(node)
      tracked[node] = survivor.id
    }
    let scoped: ObjectsOfScope?
    let choice: any ObjectChoice
    switch question {
    case .all(let start):
      scoped = nil
      choice = ObjectsSinceMark(heap, since: start, libraries: options.libraryModules)
    case .scope(let scope):
      let objects = ObjectsOfScope(heap, scope: scope, tracked: nodes)
      scoped = objects
      choice = objects
      nodes.removeAll(where: objects.isSpared)
    }
    let names = HeapNames(heap)
    let others = UntrackedObjects(heap, names: names, choice: choice)
    // The builder has the only copy of the analysis, which it will change.
    var builder = ResultBuilder(
      OwnershipAnalysis(of: heap.graph, survivors: nodes), names: names, tracked: tracked,
      options: options)
    builder.explainSurvivors()
    let leaks = others.leaks(in: builder.analysis, tracked: Set(nodes), shown: builder.mentioned)
    let groups = LeakGroups(
      heap, names: names, analysis: builder.analysis, distance: choice.distance
    ).groups(of: leaks.starts)
    builder.explain(groups, listed: Set(leaks.listed.map(\.node)))
    var result = builder.result
    result.untracked = others.survivors(among: leaks.listed)
    result.remains = others.remains()
    result.unassignedCount = scoped?.unassignedCount ?? 0
    result.runningTasks = scoped?.runningTasks.map(names.name) ?? []
    result.notes = notes(on: heap)
    return result
  }

  private static func notes(on heap: HeapGraph) -> [String] {
    switch heap.reader.cutObjectCount {
    case 0: []
    case 1: ["1 collection has more elements than were read: what it holds is known in part only."]
    case let count:
      [
        "\(count) collections have more elements than were read: what they hold is known in part only."
      ]
    }
  }
}
