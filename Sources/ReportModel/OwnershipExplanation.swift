/// Why one survivor is alive.
public struct OwnershipExplanation: Codable, Equatable, Sendable {
  /// The survivor's position among the report's nodes.
  public var object: Int
  /// The verdict.
  public var verdict: OwnershipVerdict
  /// Where the path begins, in the user's words, if the object is held: `static Registry.shared`.
  public var root: String?
  /// The references that lead to the object: from the root, from the ring, or from an abandoned owner.
  public var path: [OwnershipStep]
  /// Further paths from roots, each with its root; filled on request.
  public var otherPaths: [OwnershipPath]
  /// Whether those are all; nil unless they were asked for.
  public var hasAllPaths: Bool?
  /// The rings that the object is on, or is kept by, the shortest first.
  public var rings: [[OwnershipStep]]
  /// Whether `rings` are all that there are.
  public var hasAllRings: Bool
  /// The references of which each has a part in all rings: cutting one of them frees the object.
  public var sharedSteps: [OwnershipStep]
  /// The smallest sets of references of which each frees the object if all of it is cut; nil unless they were
  /// asked for.
  public var cutSets: [[OwnershipStep]]?
  /// Whether those are all of their size; nil unless they were asked for.
  public var hasAllCutSets: Bool?
  /// Objects on the way with owners that were not found, as positions among the nodes.
  public var otherOwners: [Int]
  /// How the references that were found compare with the object's strong count.
  public var accounting: ReferenceAccounting
  /// The references to the object that do not keep it; nil unless they were asked for.
  public var nonOwningReferences: [NonOwningReference]?
  /// What could not be told, as a full sentence; for an unexplained object.
  public var reason: String?
  /// Names the leak: equal for equal suspect references, in every run and build.
  public var fingerprint: String?

  /// Creates an explanation.
  public init(
    object: Int,
    verdict: OwnershipVerdict,
    root: String? = nil,
    path: [OwnershipStep] = [],
    otherPaths: [OwnershipPath] = [],
    hasAllPaths: Bool? = nil,
    rings: [[OwnershipStep]] = [],
    hasAllRings: Bool = true,
    sharedSteps: [OwnershipStep] = [],
    cutSets: [[OwnershipStep]]? = nil,
    hasAllCutSets: Bool? = nil,
    otherOwners: [Int] = [],
    accounting: ReferenceAccounting,
    nonOwningReferences: [NonOwningReference]? = nil,
    reason: String? = nil,
    fingerprint: String? = nil
  ) {
    self.object = object
    self.verdict = verdict
    self.root = root
    self.path = path
    self.otherPaths = otherPaths
    self.hasAllPaths = hasAllPaths
    self.rings = rings
    self.hasAllRings = hasAllRings
    self.sharedSteps = sharedSteps
    self.cutSets = cutSets
    self.hasAllCutSets = hasAllCutSets
    self.otherOwners = otherOwners
    self.accounting = accounting
    self.nonOwningReferences = nonOwningReferences
    self.reason = reason
    self.fingerprint = fingerprint
  }
}

/// Why a survivor is alive, in one word.
public enum OwnershipVerdict: String, Codable, Sendable, CaseIterable {
  /// It is on, or only reachable from, a closed ring of strong references.
  case cycle
  /// A path of strong references leads to it from a root.
  case held
  /// No root reaches it and no ring keeps it.
  case abandoned
  /// The tool could not tell.
  case unexplained
}

/// One strong reference, or several through storage that belongs to the owner.
public struct OwnershipStep: Codable, Equatable, Sendable {
  /// The owner's position among the nodes; nil for a root.
  public var owner: Int?
  /// What the reference is called: `.subscribers[0]`, `captures self`.
  public var name: String
  /// The position of what is owned.
  public var target: Int

  /// How many references were left out between the step before and this one; nil if none were.
  public var skipped: Int?

  /// Creates a step.
  public init(owner: Int?, name: String, target: Int, skipped: Int? = nil) {
    self.owner = owner
    self.name = name
    self.target = target
    self.skipped = skipped
  }
}

/// A reference that does not keep what it refers to.
public struct NonOwningReference: Codable, Equatable, Sendable {
  /// How a reference was declared.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// `weak`.
    case weak
    /// `unowned`.
    case unowned
    /// `unowned(unsafe)` or `Unmanaged`.
    case unmanaged
  }

  /// The position among the nodes of the object that contains it.
  public var owner: Int
  /// What it is called.
  public var name: String
  /// How it was declared.
  public var kind: Kind

  /// Creates a reference.
  public init(owner: Int, name: String, kind: Kind) {
    self.owner = owner
    self.name = name
    self.kind = kind
  }
}

/// A path from a root.
public struct OwnershipPath: Codable, Equatable, Sendable {
  /// Where it begins, in the user's words.
  public var root: String
  /// The references.
  public var steps: [OwnershipStep]

  /// Creates a path.
  public init(root: String, steps: [OwnershipStep]) {
    self.root = root
    self.steps = steps
  }
}

/// An object's strong count beside the references that were found.
public struct ReferenceAccounting: Codable, Equatable, Sendable {
  /// The strong count; nil for an object that has none.
  public var strongCount: Int?
  /// The strong references that were found.
  public var found: Int
  /// Whether frames of tasks may have some of the references.
  ///
  /// Nobody can tell how many, so that the two numbers cannot be compared.
  public var isOpen: Bool

  /// Creates an accounting.
  public init(strongCount: Int?, found: Int, isOpen: Bool = false) {
    self.strongCount = strongCount
    self.found = found
    self.isOpen = isOpen
  }
}
