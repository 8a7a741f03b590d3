extension RACSignal {
  /// Groups the first values of several signals of one type, then the second ones, and so on.
  ///
  /// The signals are joined pairwise, from the left, between two maps, as by ``combineLatest(_:)``; so
  /// a subscription holds the signals in the same way, and what waits in each pair as ``zipWith(_:)``
  /// says.
  ///
  /// - Parameter signals: Held strongly by the returned signal for life. None gives the empty signal.
  /// - Returns: The signal of the groups, in the order of `signals`; it completes as soon as no further
  ///   one is possible.
  ///
  /// Source: ReactiveCocoa 2.5, `+zip:` of `RACStream`.
  public static func zip<Element>(_ signals: [RACSignal<Element>]) -> RACSignal
  where Value == [Element] {
    guard let first = signals.first else { return .empty() }
    let wrapped = first.map { Joined.first($0) }
    let joined = signals.dropFirst().reduce(wrapped) { left, right in
      left.zipWith(right) { .pair($0, $1) }
    }
    return joined.map(\.elements).named("+zip: \(signals.map { $0.name ?? "" })")
  }

  /// Pairs the values of two signals.
  ///
  /// Unlike ``zipWith(_:)`` it makes the two maps of the form for many signals, and holds the signals as
  /// that does.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned signal for life.
  ///   - second: Held strongly by the returned signal for life.
  /// - Returns: The signal of pairs.
  public static func zip<First, Second>(
    _ first: RACSignal<First>, _ second: RACSignal<Second>
  ) -> RACSignal where Value == (First, Second) {
    first.map { $0 }.zipWith(second).map { ($0.0, $0.1) }
      .named("+zip: \([first.name ?? "", second.name ?? ""])")
  }

  /// Groups the values of three signals.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned signal for life.
  ///   - second: Held strongly by the returned signal for life.
  ///   - third: Held strongly by the returned signal for life.
  /// - Returns: The signal of triples.
  public static func zip<First, Second, Third>(
    _ first: RACSignal<First>, _ second: RACSignal<Second>, _ third: RACSignal<Third>
  ) -> RACSignal where Value == (First, Second, Third) {
    first.map { $0 }.zipWith(second).zipWith(third).map { ($0.0.0, $0.0.1, $0.1) }
      .named("+zip: \([first.name ?? "", second.name ?? "", third.name ?? ""])")
  }
}
