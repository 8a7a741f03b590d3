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
  /// The leaks of which nobody tracked an object and that no explanation mentions.
  public internal(set) var leaks: [UntrackedLeak] = []
  /// How many kinds of leaks there are besides `leaks`.
  public internal(set) var furtherLeakCount = 0
  /// Deinitialised objects whose memory is held by unowned references, by type.
  public internal(set) var remains: [RemainingObjects] = []
  /// Of a scope: objects of its modules that were born while it lasted and may be anybody's.
  public internal(set) var unassignedCount = 0
  /// Of a scope: its tasks that were executed or about to be.
  public internal(set) var runningTasks: [String] = []
  /// What limits the result, as full sentences.
  public internal(set) var notes: [String] = []
  /// The references around the tracked objects, if those were asked for instead of explanations.
  public internal(set) var references: [PathStep] = []
  /// Whether those are all that there are.
  public internal(set) var hasAllReferences = true
  /// Whether something is held by what a thread was just doing, so that another look may find it gone.
  var isPassing = false

  init() {}

  /// Whether another look may find less.
  var isWorthAnotherLook: Bool {
    let isEmpty = explanations.isEmpty && leaks.isEmpty
    return isPassing || !runningTasks.isEmpty && !isEmpty
  }
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
  /// Why they are alive.
  public let kind: ObjectExplanation.Kind
}

/// A leak of which nobody tracked an object.
public struct UntrackedLeak: Hashable, Sendable {
  /// Why the object is alive from which the leak is shown.
  public let explanation: ObjectExplanation
  /// How many leaks of this kind there are.
  public internal(set) var count = 0
  /// Other survivors that it keeps, one of each type.
  public internal(set) var kept: [KeptObject] = []
  /// How many more survivors it keeps.
  public internal(set) var otherKeptCount = 0
  /// What the leaks of this kind keep, where that was asked for.
  package internal(set) var retained = RetainedMemory()
}

/// How much memory something keeps: its own, and that of all it leads to and no root reaches.
package struct RetainedMemory: Hashable, Sendable {
  /// How many blocks of the heap.
  package var blockCount = 0
  /// How many bytes were asked for.
  package var byteCount = 0

  static func += (left: inout RetainedMemory, right: RetainedMemory) {
    left.blockCount += right.blockCount
    left.byteCount += right.byteCount
  }
}

/// A survivor that another one keeps.
public struct KeptObject: Hashable, Sendable {
  /// The references from the other one.
  public let path: [PathStep]
  /// A ring that the object is on, and the other one is not; empty if there is none.
  public let ring: [PathStep]
}

/// Deinitialised objects of one type whose memory is still there.
public struct RemainingObjects: Hashable, Sendable {
  /// Their type.
  public let type: String
  /// How many there are.
  public internal(set) var count: Int
}
