extension RACSignal {
  /// Runs a block when the signal fails or completes, before passing that on.
  ///
  /// The block does **not** run when a subscription is disposed or ends silently.
  ///
  /// - Parameter block: Held strongly by the returned signal for life, and by each subscription
  ///   twice, as ``doError(_:)`` and ``doCompleted(_:)`` hold theirs.
  /// - Returns: A signal of the same events.
  ///
  /// Source: ReactiveCocoa 2.5, `-finally:` of `RACSignal`.
  public func finally(_ block: @escaping () -> Void) -> RACSignal {
    doError { _ in block() }.doCompleted(block).named("[\(name ?? "")] -finally:")
  }
}
