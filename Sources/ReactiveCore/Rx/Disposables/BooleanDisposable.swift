import Synchronization

/// A flag that can be set, once; it holds nothing.
public final class BooleanDisposable: Cancelable, Sendable {
  private let flag: Atomic<Bool>

  /// Creates a flag.
  ///
  /// - Parameter isDisposed: Whether it is set already.
  public init(isDisposed: Bool = false) {
    flag = Atomic(isDisposed)
  }

  /// Whether the flag is set.
  public var isDisposed: Bool { flag.load(ordering: .acquiring) }

  /// Sets the flag.
  public func dispose() { flag.store(true, ordering: .releasing) }
}
