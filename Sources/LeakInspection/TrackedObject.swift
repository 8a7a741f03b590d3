internal import Synchronization

/// An object under observation, as a value that does not keep it alive.
public struct TrackedObject: Hashable, Sendable, Identifiable {
  /// Tells tracked objects apart, in all trackers of the process.
  ///
  /// It grows in the order of tracking.
  public struct ID: Hashable, Comparable, Sendable {
    /// The number behind the identity, from 1.
    public let rawValue: UInt64

    /// Whether `lhs` was tracked before `rhs`.
    public static func < (lhs: ID, rhs: ID) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Its identity.
  public let id: ID
  /// The name it was given.
  public let label: String

  private static let count = Atomic<UInt64>(0)

  /// A new identity under this label.
  init(label: String) {
    id = ID(rawValue: Self.count.wrappingAdd(1, ordering: .relaxed).newValue)
    self.label = label
  }
}
