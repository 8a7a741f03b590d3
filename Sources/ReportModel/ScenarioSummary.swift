/// What a scenario says of itself, as far as a report repeats it.
///
/// None of this is evidence: it is what the run is compared with.
public struct ScenarioSummary: Codable, Equatable, Sendable {
  /// The name given on the command line, in kebab case.
  public var name: String
  /// The world it explains, `RAC` for example; also the name of its folder.
  public var family: String
  /// One line without a full stop.
  public var summary: String
  /// Whether it is meant to leave objects behind.
  public var declares: LeakDeclaration
  /// How its process is meant to end.
  public var expectedEnding: ExpectedEnding
  /// The name of the scenario that repairs this one.
  public var fixedBy: String?
  /// The name of the scenario that this one repairs.
  public var fixes: String?
  /// One sentence on what the repair changes; printed under `Fix`.
  public var remedy: String?

  /// Creates a summary.
  public init(
    name: String,
    family: String,
    summary: String,
    declares: LeakDeclaration,
    expectedEnding: ExpectedEnding = .normal,
    fixedBy: String? = nil,
    fixes: String? = nil,
    remedy: String? = nil
  ) {
    self.name = name
    self.family = family
    self.summary = summary
    self.declares = declares
    self.expectedEnding = expectedEnding
    self.fixedBy = fixedBy
    self.fixes = fixes
    self.remedy = remedy
  }
}

/// Whether a scenario is meant to leave tracked objects behind.
public enum LeakDeclaration: String, Codable, Sendable, CaseIterable {
  /// At least one tracked object survives; one that is not tracked, if none is.
  case leaks
  /// No tracked object survives.
  case clean
}
