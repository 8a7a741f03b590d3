/// The strong references around the tracked objects at one moment of a run.
///
/// Nothing in it is judged: what is held at this moment may be gone at the next.
public struct ReferenceSnapshot: Codable, Equatable, Sendable {
  /// The number of the event right after which memory was read.
  public var event: Int
  /// The objects that the references refer to by their position here.
  public var nodes: [OwnershipNode]
  /// The references; one without an owner is from a root.
  public var references: [OwnershipStep]
  /// Whether these are all references around the tracked objects.
  public var isComplete: Bool

  /// Creates a snapshot.
  public init(
    event: Int, nodes: [OwnershipNode], references: [OwnershipStep], isComplete: Bool = true
  ) {
    self.event = event
    self.nodes = nodes
    self.references = references
    self.isComplete = isComplete
  }
}
