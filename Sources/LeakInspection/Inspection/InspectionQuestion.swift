/// Which objects an inspection looks for besides those that are tracked.
enum InspectionQuestion {
  /// All that were born after a mark.
  case all(since: AllocationMark?)
  /// Those of some modules that were born in a scope.
  case scope(ScopeQuestion)
}

/// A question about the objects of a scope.
struct ScopeQuestion {
  let scope: AllocationScope
  /// The modules whose objects are looked for.
  let modules: Set<String>
  /// Modules in the order in which their objects name a leak; others come after them.
  let nearest: [String]
  /// An error that the program still has, with what it holds.
  let error: HiddenAddress?

  /// The answer where it is plain that nothing of the scope is left, which is quickly seen.
  func resultWithoutGraph(in memory: FrozenMemory) -> InspectionResult? {
    let reader = ObjectReader(memory: memory)
    let types = ModuleTypes(memory, reader: reader, modules: modules)
    var result = InspectionResult()
    var canKeep = false
    let births = scope.births
    for block in memory.blocks(of: births) {
      switch births[block] {
      case .elsewhere: continue
      case .inScope:
        switch reader.kind(of: block) {
        case .instance where types.areLiving(block): return nil
        case .context, .task: canKeep = true
        default: break
        }
      case .meanwhile where reader.kind(of: block) == .instance && types.areLiving(block):
        result.unassignedCount += 1
      case .meanwhile: break
      }
    }
    return canKeep && result.unassignedCount > 0 ? nil : result
  }
}

extension HeapInspection {
  /// Explains every object of some modules that was born in a scope and is alive, and every object of a
  /// tracker.
  ///
  /// Born in it counts an object as well that was born while it lasted, in a thread or a task of no scope,
  /// and is kept by an object of the scope.
  ///
  /// - Parameters:
  ///   - scope: The scope, which has not ended.
  ///   - modules: The modules whose objects are looked for.
  ///   - nearest: The modules of whoever asks, in the order in which their objects name a leak that objects of
  ///     several modules have a part in.
  ///   - tracker: What was tracked; its objects are not retained.
  ///   - error: An error that the caller keeps: what it holds is no survivor.
  ///   - options: How much to find out.
  /// - Returns: The result; its explanations are in order of tracking.
  /// - Throws: Why there is none.
  public static func inspect(
    _ scope: AllocationScope, modules: Set<String>, nearest: [String] = [],
    tracker: ObjectTracker, sparing error: (any Error)? = nil,
    options: InspectionOptions = InspectionOptions()
  ) throws(FrozenProcessError) -> InspectionResult {
    // An error is one word, the address of its box.
    let address = error.map { HiddenAddress(bits: unsafeBitCast($0, to: UInt.self)) }
    let question = ScopeQuestion(
      scope: scope, modules: modules, nearest: nearest, error: address)
    return try inspect(tracker, about: .scope(question), options: options)
  }
}
