extension RACSignal {
  /// Sends the values of several signals as they come.
  ///
  /// A signal of the signals is made and flattened, so each of them is on `bind`'s list while it is
  /// live:
  ///
  /// ```
  ///  a signal ─(if it keeps its subscribers)─► node ─► subscriber ─► completed ─► the signal
  ///                                                               next ─► the result's subscriber
  /// ```
  ///
  /// So a subject is on a ring. It is broken when the signal completes, when any of them fails, or
  /// by disposal.
  ///
  /// The first error ends all. If a signal fails while it is subscribed to, those later in the list
  /// are not subscribed to.
  ///
  /// - Parameter signals: Held strongly by the returned signal for life, and each by a subscription
  ///   until it completes.
  /// - Returns: The merged signal; it completes when all have completed.
  ///
  /// Source: ReactiveCocoa 2.5, `+merge:` of `RACSignal`.
  public static func merge(_ signals: [RACSignal]) -> RACSignal {
    RACSignal<RACSignal>.createSignal { subscriber in
      for signal in signals { subscriber.sendNext(signal) }
      subscriber.sendCompleted()
      return nil
    }.flatten().named("+merge: \(signals.map { $0.name ?? "" })")
  }

  /// Sends the values of this signal and of another as they come.
  ///
  /// - Parameter signal: Held strongly like this signal: by the returned signal for life, and by a
  ///   subscription until it completes. See the class method for the ring that this makes.
  /// - Returns: The merged signal; it completes when both have completed.
  ///
  /// Source: ReactiveCocoa 2.5, `-merge:` of `RACSignal`.
  public func merge(_ signal: RACSignal) -> RACSignal {
    RACSignal.merge([self, signal]).named("[\(name ?? "")] -merge: \(signal.name ?? "")")
  }
}
