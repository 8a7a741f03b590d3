/// A run that leaks beside the run of what repairs it.
///
///     RunComparison ─► references references of the leak, and what became of them in the repair
///                   ─► agreement  whether the repair does what was computed to be enough
///                   ─► events     both logs, what is equal on one line
///                   ─► objects    the tracked objects of both, by label
///                   ─► notes      what the comparison could not see
public struct RunComparison: Codable, Equatable, Sendable {
  /// The scenario that leaks.
  public var leak: ScenarioSummary
  /// The scenario that repairs it.
  public var fix: ScenarioSummary
  /// The references that keep survivors of the leak, those first that the repair is about.
  public var references: [ComparedReference]
  /// How the repair stands to the smallest sets of references that free the survivors; nil without survivors.
  public var agreement: CutAgreement?
  /// The events of both runs.
  public var events: [ComparedEvent]
  /// The tracked objects of both runs.
  public var objects: [ComparedObject]
  /// What the reader has to know about the limits of the comparison, as full sentences.
  public var notes: [String]

  /// Creates a comparison.
  public init(
    leak: ScenarioSummary, fix: ScenarioSummary, references: [ComparedReference] = [],
    agreement: CutAgreement? = nil, events: [ComparedEvent] = [], objects: [ComparedObject] = [],
    notes: [String] = []
  ) {
    self.leak = leak
    self.fix = fix
    self.references = references
    self.agreement = agreement
    self.events = events
    self.objects = objects
    self.notes = notes
  }

  /// The references that are not there at the end of the repair.
  public var removed: [ComparedReference] { references.filter { $0.course != .stays } }
}
