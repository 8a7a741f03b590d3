extension RACSignal {
  /// Turns values that are events back into events, and stops at the first terminal one.
  ///
  /// - Returns: The signal whose events the values describe; see ``bind(_:)`` for what a subscription
  ///   holds.
  ///
  /// Source: ReactiveCocoa 2.5, `-dematerialize` of `RACSignal`.
  public func dematerialize<Result>() -> RACSignal<Result> where Value == RACEvent<Result> {
    bind {
      { event, stop in
        stop = event.isFinished
        switch event {
        case .next(let value): return .return(value)
        case .error(let error): return .error(error)
        case .completed: return .empty()
        }
      }
    }.named("[\(name ?? "")] -dematerialize")
  }
}
