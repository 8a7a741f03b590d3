/// What an inspection found: why each of the tracked objects is alive, and what else survived.
///
///     InspectionResult ─► objects           every object that the rest mentions, by position
///                      ─► explanations      one per tracked object that is alive, in order of tracking
///                      ─► untracked         objects that nothing reaches and nobody tracked
///                      ─► remains           memory of objects that are deinitialised already
///
/// It holds names and numbers only: no address, and no reference to what it describes.
public struct InspectionResult: Hashable, Sendable {
  /// The objects that explanations refer to.
  public internal(set) var objects: [InspectedObject] = []
  /// Why the tracked objects are alive.
  public internal(set) var explanations: [ObjectExplanation] = []
  /// Survivors that were not tracked, by type.
  public internal(set) var untracked: [UntrackedSurvivors] = []
  /// Deinitialised objects whose memory is held by unowned references, by type.
  public internal(set) var remains: [RemainingObjects] = []
  /// What limits the result, as full sentences.
  public internal(set) var notes: [String] = []

  init() {}
}

/// An object that a result mentions.
public struct InspectedObject: Hashable, Sendable {
  /// Its type as a programmer writes it, or what kind of memory it is.
  public let type: String
  /// Tells objects of one type apart: from 1, in the order in which the result reaches them.
  public let number: Int
  /// Which of the tracked objects it is, if it is one.
  public let tracked: TrackedObject.ID?
}

/// Survivors of one type that were not tracked.
public struct UntrackedSurvivors: Hashable, Sendable {
  /// Their type.
  public let type: String
  /// How many there are.
  public internal(set) var count: Int
  /// Whether a ring keeps them; else they are abandoned.
  public let isCycle: Bool
}

/// Deinitialised objects of one type whose memory is still there.
public struct RemainingObjects: Hashable, Sendable {
  /// Their type.
  public let type: String
  /// How many there are.
  public internal(set) var count: Int
}
