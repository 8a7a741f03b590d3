/// How a reference that keeps nothing alive was declared.
public enum NonOwningReferenceKind: UInt8, CaseIterable, Sendable {
  /// `weak`.
  case weak
  /// `unowned`, which keeps the memory and not the object.
  case unowned
  /// `unowned(unsafe)` or `Unmanaged`.
  case unmanaged
}

/// A reference that keeps nothing alive and is therefore never followed.
public struct NonOwningReference: Hashable, Sendable {
  /// The node that contains it.
  public let owner: NodeID
  /// The node it refers to.
  public let target: NodeID
  /// What it is called.
  public let label: LabelID
  /// How it was declared.
  public let kind: NonOwningReferenceKind
}
