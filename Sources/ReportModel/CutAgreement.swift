/// How a repair stands to the smallest sets of references that would free the survivors of a leak.
public struct CutAgreement: Codable, Equatable, Sendable {
  /// What the comparison of the two says.
  public enum Result: String, Codable, Sendable, CaseIterable {
    /// For every survivor the repair was seen not to make, or to let go of, a whole set.
    case agrees
    /// For every survivor a whole set is gone in the repair, but not that it was cut before its owner went.
    case unwitnessed
    /// For a survivor no set is gone as a whole: the repair frees it in another way.
    case differs
    /// For a survivor no set is known.
    case unknown
  }

  /// The label or type of the survivor that the rest is about: the first with this result.
  public var object: String
  /// What the comparison says.
  public var result: Result
  /// The set that the repair removes, else the best one; empty if none is known.
  public var cut: [ComparedReference]
  /// How many sets of this size there are.
  public var count: Int
  /// Why no set is known, or why the repair removes none, as a full sentence.
  public var reason: String?

  /// Creates an agreement.
  public init(
    object: String, result: Result, cut: [ComparedReference] = [], count: Int = 0,
    reason: String? = nil
  ) {
    self.object = object
    self.result = result
    self.cut = cut
    self.count = count
    self.reason = reason
  }
}
