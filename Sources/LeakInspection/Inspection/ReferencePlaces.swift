/// Where references stand, in four bytes each: these are the labels of the graph.
///
/// A reference mostly stands in its owner, so the distance from the owner's beginning tells its place, and
/// the order of such labels is that of declaration and index. The references in frames of tasks, which may be
/// anywhere, and those far behind the beginning of huge storage stand apart; they come after all others.
struct ReferencePlaces {
  /// The place of a reference.
  struct Place {
    let location: UInt
    /// Whether the reference leads to the context of a function.
    let isClosure: Bool
  }

  private static let isApart: UInt32 = 1 << 31
  private var apart: [Place] = []

  /// The label of a reference that stands in its owner.
  mutating func label(of reference: Reference, in owner: FrozenBlock) -> LabelID {
    let distance = reference.location &- owner.address
    guard distance < UInt(Self.isApart), distance & 1 == 0 else {
      return label(at: reference.location, isClosure: reference.isClosure)
    }
    return LabelID(rawValue: UInt32(distance) | (reference.isClosure ? 1 : 0))
  }

  /// The label of a reference that may stand anywhere.
  mutating func label(at location: UInt, isClosure: Bool = false) -> LabelID {
    apart.append(Place(location: location, isClosure: isClosure))
    return LabelID(rawValue: Self.isApart | UInt32(apart.count - 1))
  }

  /// The place of a reference with a label in its owner.
  func place(of label: LabelID, in owner: FrozenBlock) -> Place {
    guard label.rawValue & Self.isApart == 0 else {
      return apart[Int(label.rawValue ^ Self.isApart)]
    }
    return Place(
      location: owner.address + UInt(label.rawValue & ~1), isClosure: label.rawValue & 1 == 1)
  }

  /// Whether a reference leads to the context of a function.
  func isClosure(_ label: LabelID) -> Bool {
    label.rawValue & Self.isApart == 0
      ? label.rawValue & 1 == 1 : apart[Int(label.rawValue ^ Self.isApart)].isClosure
  }
}
