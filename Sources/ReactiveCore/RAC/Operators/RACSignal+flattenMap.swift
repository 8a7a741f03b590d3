extension RACSignal {
  /// Maps each value to a signal and merges what these send.
  ///
  /// - Parameter block: Returns the signal for a value; nil stands for the empty signal. Held
  ///   strongly by the returned signal for life, and by each subscription; see ``bind(_:)`` for
  ///   what else a subscription holds.
  /// - Returns: The merged signal.
  public func flattenMap<Result>(
    _ block: @escaping (_ value: Value) -> RACSignal<Result>?
  ) -> RACSignal<Result> {
    bind { { value, _ in block(value) ?? .empty() } }.named("[\(name ?? "")] -flattenMap:")
  }
}
