import Synchronization

/// The disposed flag of a disposable and a spin lock, in one byte.
///
/// ReactiveCocoa 2.5 guards compound and serial disposables by spin locks: they are held for a few
/// instructions only, never while a block runs.
struct DisposalState: ~Copyable, Sendable {
  private static let disposed: UInt8 = 1
  private static let locked: UInt8 = 2

  private let bits = Atomic<UInt8>(0)

  /// Whether the flag is set.
  var isDisposed: Bool {
    bits.load(ordering: .acquiring) & Self.disposed != 0
  }

  /// Sets the flag and says whether it was this call that set it.
  func markDisposed() -> Bool {
    bits.bitwiseOr(Self.disposed, ordering: .acquiringAndReleasing).oldValue & Self.disposed == 0
  }

  /// Runs `body`, which must not call out, with the spin lock held.
  @inline(__always)
  func withSpinLock<Result>(_ body: () -> Result) -> Result {
    while bits.bitwiseOr(Self.locked, ordering: .acquiring).oldValue & Self.locked != 0 {
      Platform.yield()
    }
    defer { bits.bitwiseAnd(~Self.locked, ordering: .releasing) }
    return body()
  }
}
