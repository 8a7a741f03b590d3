extension RACSignal {
  /// Sends a value, then what this signal sends.
  ///
  /// It is a returned value concatenated with this signal, so the first half always completes while
  /// it is being subscribed to. That makes the defect of 2.5's ``concat(_:)`` the rule here:
  /// disposing the returned disposable stops delivery but does not take the subscription out of a
  /// subject, and a subject makes no ring here.
  ///
  /// - Parameter value: Held strongly by the returned signal for life, as this signal is.
  /// - Returns: The longer signal.
  ///
  /// Source: ReactiveCocoa 2.5, `-startWith:` of `RACStream`.
  public func startWith(_ value: Value) -> RACSignal {
    RACSignal.return(value).concat(self).named("[\(name ?? "")] -startWith: \(value)")
  }
}
