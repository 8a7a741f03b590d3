/// A strong count, compared with the references that were found.
public struct Accounting: Hashable, Sendable {
  /// The strong count; memory that is not counted has none.
  public let strongCount: Int?
  /// How many strong references are known by their type, roots included.
  public let countedReferences: Int
  /// How many words, described by no type, may be the rest of the owners.
  ///
  /// Several of them can be copies of one reference, so there may be more of them than owners.
  public let candidateReferences: Int
  /// Whether frames of tasks are among the owners, of which nobody can tell how often they are.
  public let isOpen: Bool

  /// How many owners neither kind of reference explains.
  public var ownersNotFound: Int {
    guard let strongCount, !isOpen else { return 0 }
    return max(0, strongCount - countedReferences - candidateReferences)
  }

  /// Whether more references were found than the count says, so that one of them is none.
  public var hasError: Bool {
    guard let strongCount else { return false }
    return countedReferences > strongCount
  }

  /// Whether typed references alone explain the count.
  public var isClosed: Bool { strongCount == countedReferences }
}
