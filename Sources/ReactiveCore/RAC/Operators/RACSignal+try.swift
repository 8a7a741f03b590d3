extension RACSignal {
  /// Passes on the values that a block accepts, and fails at the first that it does not.
  ///
  /// - Parameter block: Throws the error to fail with. Held strongly by the returned signal for life,
  ///   and by each subscription; see ``bind(_:)`` for what else a subscription holds.
  /// - Returns: A signal of the same values.
  ///
  /// Source: ReactiveCocoa 2.5, `-try:` of `RACSignal`.
  public func `try`(_ block: @escaping (_ value: Value) throws -> Void) -> RACSignal {
    tryMap { value in
      try block(value)
      return value
    }.named("[\(name ?? "")] -try:")
  }

  /// Runs a block for every subscriber and sends its result.
  ///
  /// - Parameter block: Makes the value, or throws the error to fail with. Held strongly by the
  ///   returned signal for life.
  /// - Returns: A cold signal.
  ///
  /// Source: ReactiveCocoa 2.5, `+try:` of `RACSignal`.
  public static func `try`(_ block: @escaping () throws -> Value) -> RACSignal {
    createSignal { subscriber in
      let signal: RACSignal
      do { signal = .return(try block()) } catch { signal = .error(error) }
      return signal.subscribe(subscriber)
    }.named("+try:")
  }
}
