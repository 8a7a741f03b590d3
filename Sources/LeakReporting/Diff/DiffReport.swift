import ReportModel

/// What `diff` found, for people and for programs.
///
/// The text for people is made in pieces, one for each comparison and a summary, so that it can be
/// printed while the rest still runs; equal scenarios only count.
public struct DiffReport: Sendable, Equatable {
  /// The version of the tool that made the comparisons.
  public var version: String
  /// The folder of scenarios from the root of its repository; nil if that is not known.
  public var folder: String?
  /// What was compared, apart from what came of it.
  public var selection: Selection
  /// The comparisons made so far, in the order of the catalog.
  public var comparisons: [Comparison] = []
  /// The expectations that belong to no scenario, as paths relative to the folder of scenarios.
  public var unreferenced: [String] = []
  /// The status with which the tool exits.
  public var exitStatus: Int32 = 0

  /// What was to be compared.
  public struct Selection: Codable, Sendable, Equatable {
    /// The part of the scenarios that this report is about; nil if it is about all of them.
    public var shard: Shard?
    /// How many scenarios were selected, in all parts.
    public var scenarios: Int
    /// Equal for equal scenarios in equal order, in all parts.
    public var identity: String

    /// Describes the scenarios of these names, of which `shard` is compared.
    public init(names: [String], shard: Shard? = nil) {
      self.shard = shard
      scenarios = names.count
      identity = Fingerprint.of(names)
    }
  }

  /// Creates a report on nothing yet.
  public init(version: String, folder: String? = nil, selection: Selection) {
    self.version = version
    self.folder = folder
    self.selection = selection
  }

  /// Whether every report equals its expectation and every expectation belongs to a scenario.
  public var isClean: Bool {
    unreferenced.isEmpty && comparisons.allSatisfy { $0.result == .equal }
  }

  /// A path in the folder of scenarios, from the root of the repository.
  func path(_ path: String) -> String { (folder.map { $0 + "/" } ?? "") + path }
}
