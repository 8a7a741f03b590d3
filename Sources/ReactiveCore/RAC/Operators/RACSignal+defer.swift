extension RACSignal {
  /// Makes a signal anew for every subscriber.
  ///
  /// The signal that the block makes is subscribed with the subscription's own node and is not held
  /// afterwards. If it is a subject, the subscription is on the ring drawn at ``RACSubject``.
  ///
  /// - Parameter block: Makes the signal. Held strongly by the returned signal for life.
  /// - Returns: A cold signal.
  ///
  /// Source: ReactiveCocoa 2.5, `+defer:` of `RACSignal`.
  public static func `defer`(_ block: @escaping () -> RACSignal) -> RACSignal {
    createSignal { block().subscribe($0) }.named("+defer:")
  }
}
