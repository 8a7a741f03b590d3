import Synchronization

/// Whether a disposable was disposed and whether it was filled, in one word that changes in one step.
///
/// Of the two threads that fill and dispose it, exactly one learns that both have happened.
struct AssignmentState: ~Copyable, Sendable {
  private static let disposed: UInt8 = 1
  private static let set: UInt8 = 2

  private let bits = Atomic<UInt8>(0)

  /// Whether the disposed flag is set.
  var isDisposed: Bool { bits.load(ordering: .acquiring) & Self.disposed != 0 }

  /// Notes that the content is there; the second time is a programming error.
  ///
  /// - Parameter content: What is being set, for the message.
  /// - Returns: Whether the caller has to dispose it at once.
  func markSet(_ content: @autoclosure () -> String) -> Bool {
    let old = bits.bitwiseOr(Self.set, ordering: .acquiringAndReleasing).oldValue
    if old & Self.set != 0 { fatalError("\(content()) was already set") }
    return old & Self.disposed != 0
  }

  /// Notes the disposal.
  ///
  /// - Returns: Whether the caller has to dispose the content: it is there and nobody else does.
  func markDisposed() -> Bool {
    bits.bitwiseOr(Self.disposed, ordering: .acquiringAndReleasing).oldValue == Self.set
  }
}
