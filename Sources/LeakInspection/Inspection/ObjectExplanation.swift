/// Why a tracked object is alive, in names.
public struct ObjectExplanation: Hashable, Sendable {
  /// The verdicts of `Verdict`, without what belongs to them.
  public enum Kind: UInt8, Sendable {
    /// On or behind a ring.
    case cycle
    /// Reached from a root.
    case held
    /// Kept by nothing that is known.
    case abandoned
    /// Not known.
    case unexplained
  }

  /// The object, by its position in the result.
  public let object: Int
  /// The verdict.
  public let kind: Kind
  /// The path's root in the user's words, if the object is held.
  public internal(set) var root: String?
  /// The references from the root, the ring or the abandoned owner to the object.
  public internal(set) var path: [PathStep] = []
  /// Further paths from roots; found on request.
  public internal(set) var otherPaths: [RootedPath] = []
  /// Whether those are all; nil unless they were looked for.
  public internal(set) var hasAllPaths: Bool?
  /// The rings, the shortest first.
  public internal(set) var rings: [[PathStep]] = []
  /// Whether `rings` are all rings that there are.
  public internal(set) var hasAllRings = true
  /// The references that have a part in every ring.
  public internal(set) var sharedSteps: [PathStep] = []
  /// The smallest sets of references without which nothing keeps the object; nil unless they were looked for.
  public internal(set) var cutSets: [[PathStep]]?
  /// Whether those are all of their size.
  public internal(set) var hasAllCutSets = true
  /// Objects on the way, by position, that have owners which were not found.
  public internal(set) var otherOwners: [Int] = []
  /// The strong count, if the object has one.
  public let strongCount: Int?
  /// The references found: typed ones, and words accepted as owners.
  public let referencesFound: Int
  /// Whether a task's frames may have some of the references, which nobody can count.
  public internal(set) var hasFrameOwners = false
  /// The references to the object that do not keep it, if they were to be listed.
  public internal(set) var nonOwningReferences: [NonOwningStep]?
  /// Why nothing could be told, for an unexplained object.
  public internal(set) var reason: String?
  /// Names the leak; nil for an unexplained object.
  public internal(set) var fingerprint: String?
}

/// One reference as people read it.
public struct PathStep: Hashable, Sendable {
  /// The owner's position in the result; nil for a root.
  public let owner: Int?
  /// What it is called.
  public let name: String
  /// The position of what is owned.
  public let target: Int
  /// How many references were left out between the step before and this one.
  public internal(set) var skipped = 0
}

/// A reference that does not keep what it refers to.
public struct NonOwningStep: Hashable, Sendable {
  /// The position in the result of the object that contains it.
  public let owner: Int
  /// What it is called.
  public let name: String
  /// How it was declared.
  public let kind: NonOwningReferenceKind
}

/// A path from a root.
public struct RootedPath: Hashable, Sendable {
  /// The root in the user's words.
  public let root: String
  /// The references.
  public let steps: [PathStep]
}
