/// The descriptors that a child is given.
enum ChildDescriptor {
  /// Standard output, a socket to the parent's receiver.
  static let standardOutput: Int32 = 1
  /// Standard error, a socket to the parent's receiver.
  static let standardError: Int32 = 2
  /// The record stream, a socket to the parent's receiver.
  static let records: Int32 = 3
  /// Never written to: its other end closes when the child is gone.
  static let life: Int32 = 4
}
