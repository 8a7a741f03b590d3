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
  /// The rings that the object is on, or is kept by, the shortest first.
  public var rings: [[OwnershipStep]]
  /// Whether `rings` are all that there are.
  public var hasAllRings: Bool
  /// The references of which each has a part in all rings: cutting one of them frees the object.
  public var sharedSteps: [OwnershipStep]
  /// Objects on the way with owners that were not found, as positions among the nodes.
  public var otherOwners: [Int]
  /// How the references that were found compare with the object's strong count.
  public var accounting: ReferenceAccounting
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
    rings: [[OwnershipStep]] = [],
    hasAllRings: Bool = true,
    sharedSteps: [OwnershipStep] = [],
    otherOwners: [Int] = [],
    accounting: ReferenceAccounting,
    reason: String? = nil,
    fingerprint: String? = nil
  ) {
    self.object = object
    self.verdict = verdict
    self.root = root
    self.path = path
    self.otherPaths = otherPaths
    self.rings = rings
    self.hasAllRings = hasAllRings
    self.sharedSteps = sharedSteps
    self.otherOwners = otherOwners
    self.accounting = accounting
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

  /// Creates a step.
  public init(owner: Int?, name: String, target: Int) {
    self.owner = owner
    self.name = name
    self.target = target
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
