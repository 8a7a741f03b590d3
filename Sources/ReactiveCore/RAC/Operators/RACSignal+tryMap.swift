extension RACSignal {
  /// Maps each value to another, or fails.
  ///
  /// - Parameter block: Returns the new value or throws the error to fail with. Held strongly by the
  ///   returned signal for life, and by each subscription; see ``bind(_:)`` for what else a
  ///   subscription holds.
  /// - Returns: The signal of the new values.
  ///
  /// Source: ReactiveCocoa 2.5, `-tryMap:` of `RACSignal`.
  public func tryMap<Result>(
    _ block: @escaping (_ value: Value) throws -> Result
  ) -> RACSignal<Result> {
    flattenMap { value in
      do { return .return(try block(value)) } catch { return .error(error) }
    }.named("[\(name ?? "")] -tryMap:")
  }
}
