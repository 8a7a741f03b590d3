extension RACSignal {
  /// A signal that runs a block for every subscriber.
  ///
  /// - Parameter didSubscribe: Held strongly by the signal for life. It sends events to the
  ///   subscriber it is given and returns what cleans up, or nil. It must store the subscriber
  ///   somewhere if it wants to send later: when nobody holds the subscriber, the subscription ends
  ///   without an event.
  /// - Returns: A cold signal.
  public static func createSignal(
    _ didSubscribe: @escaping (_ subscriber: any RACSubscriberProtocol<Value>) -> RACDisposable?
  ) -> RACSignal {
    RACDynamicSignal(didSubscribe).named("+createSignal:")
  }

  /// A signal that sends one value and completes.
  ///
  /// - Parameter value: Held strongly by the signal for life.
  /// - Returns: A cold signal.
  public static func `return`(_ value: Value) -> RACSignal {
    RACReturnSignal(value).named("+return: \(value)")
  }

  /// A signal that completes at once.
  public static func empty() -> RACSignal {
    RACEmptySignal().named("+empty")
  }

  /// A signal that fails at once.
  ///
  /// - Parameter error: Held strongly by the signal for life; nil is allowed, as in the original.
  /// - Returns: A cold signal.
  public static func error(_ error: (any Error)?) -> RACSignal {
    RACErrorSignal(error).named("+error: \(error.map(String.init(describing:)) ?? "nil")")
  }

  /// A signal that never sends anything.
  ///
  /// Its block stores the subscriber nowhere, so a subscription to it ends at once, without an
  /// event: the subscriber's blocks are freed and the returned disposable is disposed.
  public static func never() -> RACSignal {
    createSignal { _ in nil }.named("+never")
  }
}
