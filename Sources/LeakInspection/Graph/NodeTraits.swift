/// What else is known of a node.
public struct NodeTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt8

  /// Makes a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Its references could not be read, so nothing can be said of it.
  public static let unreadable = NodeTraits(rawValue: 1)
  /// It is meant to live, as a run loop, a queue, a running task or a registry is.
  ///
  /// What it keeps may be a leak, but it is none itself.
  public static let meantToLive = NodeTraits(rawValue: 2)
  /// Frames of tasks refer to it, perhaps several times with one reference; so its strong count cannot
  /// be compared with the references that were found.
  public static let hasFrameOwners = NodeTraits(rawValue: 4)
  /// It is a part of a task; the builder says so.
  static let part = NodeTraits(rawValue: 128)
}
