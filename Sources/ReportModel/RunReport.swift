/// Everything that was observed in one run of one scenario.
public struct RunReport: Codable, Equatable, Sendable {
  /// The version of the JSON form, which grows when a field changes meaning or goes away.
  public static let schemaVersion = 1

  /// The version of the JSON form this value was made with.
  public var schema: Int
  /// What the scenario says of itself.
  public var scenario: ScenarioSummary
  /// What happened, in the order in which it was observed; numbered from 1 without gaps.
  public var events: [Event]
  /// The tracked objects, in the order in which they were tracked.
  public var objects: [ObjectRecord]
  /// The references that keep the survivors alive, or why they are not known.
  public var ownership: OwnershipSection
  /// How the scenario's process ended.
  public var ending: RunEnding
  /// The references at moments of the run; nil unless they were asked for.
  public var snapshots: [ReferenceSnapshot]?

  /// Creates a report with the current schema version.
  public init(
    scenario: ScenarioSummary,
    events: [Event],
    objects: [ObjectRecord],
    ownership: OwnershipSection,
    ending: RunEnding,
    snapshots: [ReferenceSnapshot]? = nil
  ) {
    self.snapshots = snapshots
    self.schema = Self.schemaVersion
    self.scenario = scenario
    self.events = events
    self.objects = objects
    self.ownership = ownership
    self.ending = ending
  }
}

extension RunReport {
  /// The tracked objects that were still allocated after settling.
  public var survivors: [ObjectRecord] { objects.filter { $0.fate == .survived } }

  /// The tracked objects that deinitialised.
  public var deinitialized: [ObjectRecord] {
    objects.filter { if case .deinitialized = $0.fate { true } else { false } }
  }

  /// How many survivors there are that were not tracked, as far as they were looked for.
  public var untrackedCount: Int {
    guard case .read(let ownership) = ownership else { return 0 }
    return ownership.untracked.map(\.count).reduce(0, +)
  }

  /// Whether something leaked: a tracked object survived, or one that was not tracked and that no root
  /// reaches.
  public var hasLeak: Bool {
    guard survivors.isEmpty, case .read(let ownership) = ownership else {
      return !survivors.isEmpty
    }
    return ownership.untracked.contains { $0.verdict != .held }
  }

  /// Whether the run ended as the scenario declares and left behind what it declares.
  ///
  /// A scenario that declares an ending other than the normal one is judged by that ending alone: its
  /// process is gone before a survivor could be told from an object still in use. Otherwise the tracked
  /// objects count; if nothing was tracked, the others.
  public var matchesDeclaration: Bool {
    guard scenario.expectedEnding.isMet(by: ending) else { return false }
    guard scenario.expectedEnding == .normal else { return true }
    return switch scenario.declares {
    case .leaks: !survivors.isEmpty || (objects.isEmpty && untrackedCount > 0)
    case .clean: survivors.isEmpty
    }
  }
}
