extension RACSignal {
  /// Sends whether any value passes a test, then completes.
  ///
  /// The answer comes with the first value that passes, or at the end: an error ends as completion
  /// does, with no. It is a ``materialize()`` with a ``bind(_:)`` behind it; the bind holds the
  /// materialized signal and so this one, see there.
  ///
  /// - Parameter predicate: Held strongly by the returned signal for life, and by each subscription.
  /// - Returns: A signal of one value.
  ///
  /// Source: ReactiveCocoa 2.5, `-any:` of `RACSignal`.
  public func any(_ predicate: @escaping (_ value: Value) -> Bool) -> RACSignal<Bool> {
    materialize().bind {
      { event, stop in
        guard let value = event.value else {
          stop = true
          return .return(false)
        }
        guard predicate(value) else { return .empty() }
        stop = true
        return .return(true)
      }
    }.named("[\(name ?? "")] -any:")
  }

  /// Sends whether there is any value, then completes.
  ///
  /// - Returns: A signal of one value; see ``any(_:)``.
  ///
  /// Source: ReactiveCocoa 2.5, `-any` of `RACSignal`.
  public func any() -> RACSignal<Bool> {
    any { _ in true }.named("[\(name ?? "")] -any")
  }
}
