/// What a run is to find out about survivors beyond the usual.
public struct InspectionDetail: OptionSet, Sendable {
  /// The wishes as bits.
  public let rawValue: UInt8

  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Every ring that adds a reference to those before it, and the smallest sets of references that free the
  /// survivor.
  public static let allRings = InspectionDetail(rawValue: 1)
  /// Every path from a root: one for each root, and one for each reference to the survivor.
  public static let allPaths = InspectionDetail(rawValue: 2)
  /// Weak, unowned and unmanaged references to the survivor.
  public static let allReferences = InspectionDetail(rawValue: 4)
  /// All references of a long path.
  public static let allSteps = InspectionDetail(rawValue: 8)
  /// The references around the tracked objects after each of the first lines of the log, and at the end.
  public static let snapshots = InspectionDetail(rawValue: 16)
  /// The same, with the snapshots of a long log spread over all of it.
  public static let sampledSnapshots = InspectionDetail(rawValue: 32)

  /// So many rings of a survivor are looked for when all are asked for.
  public static let mostRings = 200
  /// So many sets of references that free a survivor are looked for when all rings are asked for.
  public static let mostCuts = 50
  /// So many paths to a survivor are looked for when all are asked for.
  public static let mostPaths = 50
  /// So many references of a path are told when all are asked for.
  public static let mostSteps = 100_000
  /// So many snapshots of a run are told, besides those at its end.
  public static let mostSnapshots = 100
}
