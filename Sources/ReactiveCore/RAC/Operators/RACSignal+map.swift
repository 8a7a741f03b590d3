extension RACSignal {
  /// Maps each value to another.
  ///
  /// - Parameter block: Returns the new value. Held strongly by the returned signal for life, and
  ///   by each subscription; see ``bind(_:)`` for what else a subscription holds.
  /// - Returns: The signal of the new values.
  public func map<Result>(_ block: @escaping (_ value: Value) -> Result) -> RACSignal<Result> {
    flattenMap { .return(block($0)) }.named("[\(name ?? "")] -map:")
  }
}
