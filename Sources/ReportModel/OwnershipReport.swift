/// The strong references that keep survivors alive, as they were read from the memory of the process.
///
///     OwnershipReport ─► nodes            every object that a line of the report mentions
///                     ─► explanations     one per survivor: verdict, rings or path, accounting
///                     ─► untracked        survivors that the scenario did not track, by type
///                     ─► leaks            why those are alive that no explanation mentions
///                     ─► remains          memory of objects that are deinitialised already
public struct OwnershipReport: Codable, Equatable, Sendable {
  /// The objects that the rest refers to by their position here.
  public var nodes: [OwnershipNode]
  /// Why each survivor is alive, in order of tracking.
  public var explanations: [OwnershipExplanation]
  /// Survivors that were not tracked, by type.
  public var untracked: [UntrackedObjects]
  /// The leaks of which no object was tracked and that no explanation mentions, each kind once.
  public var leaks: [UntrackedLeak]
  /// How many kinds of leaks there are besides `leaks`.
  public var furtherLeaks: Int
  /// Deinitialised objects whose memory is still held by unowned references, by type.
  public var remains: [RemainingMemory]
  /// What the reader of the report has to know about its limits, as full sentences.
  public var notes: [String]

  /// Creates a report.
  public init(
    nodes: [OwnershipNode] = [],
    explanations: [OwnershipExplanation] = [],
    untracked: [UntrackedObjects] = [],
    leaks: [UntrackedLeak] = [],
    furtherLeaks: Int = 0,
    remains: [RemainingMemory] = [],
    notes: [String] = []
  ) {
    self.nodes = nodes
    self.explanations = explanations
    self.untracked = untracked
    self.leaks = leaks
    self.furtherLeaks = furtherLeaks
    self.remains = remains
    self.notes = notes
  }
}

/// An object that a report mentions.
public struct OwnershipNode: Codable, Equatable, Sendable {
  /// The label the scenario gave it, if it tracks the object.
  public var label: String?
  /// Its type as a programmer writes it, or what kind of memory it is.
  public var type: String
  /// Tells objects of one type apart, from 1 in the order in which the report reaches them.
  public var number: Int

  /// Creates a node.
  public init(label: String? = nil, type: String, number: Int) {
    self.label = label
    self.type = type
    self.number = number
  }
}

/// Objects of one type that survived without having been tracked.
public struct UntrackedObjects: Codable, Equatable, Sendable {
  /// Their type.
  public var type: String
  /// How many there are.
  public var count: Int
  /// Why they are alive.
  public var verdict: OwnershipVerdict

  /// Creates a line.
  public init(type: String, count: Int, verdict: OwnershipVerdict) {
    self.type = type
    self.count = count
    self.verdict = verdict
  }
}

/// A leak of which no object was tracked.
public struct UntrackedLeak: Codable, Equatable, Sendable {
  /// Why the object is alive from which the leak is shown.
  public var explanation: OwnershipExplanation
  /// How many leaks of this kind there are.
  public var count: Int
  /// Other untracked survivors that it keeps, one of each type.
  public var kept: [KeptObject]
  /// How many more untracked survivors it keeps.
  public var otherKept: Int

  /// Creates a leak.
  public init(
    explanation: OwnershipExplanation, count: Int = 1, kept: [KeptObject] = [],
    otherKept: Int = 0
  ) {
    self.explanation = explanation
    self.count = count
    self.kept = kept
    self.otherKept = otherKept
  }
}

/// A survivor that another one keeps.
public struct KeptObject: Codable, Equatable, Sendable {
  /// The references from the other one.
  public var path: [OwnershipStep]
  /// A ring that the object is on, and the other one is not; empty if there is none.
  public var ring: [OwnershipStep]

  /// Creates an object.
  public init(path: [OwnershipStep], ring: [OwnershipStep] = []) {
    self.path = path
    self.ring = ring
  }
}

/// Objects of one type that are deinitialised and whose memory is not free yet.
public struct RemainingMemory: Codable, Equatable, Sendable {
  /// Their type.
  public var type: String
  /// How many there are.
  public var count: Int

  /// Creates a line.
  public init(type: String, count: Int) {
    self.type = type
    self.count = count
  }
}
