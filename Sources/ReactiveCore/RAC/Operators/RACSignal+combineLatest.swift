extension RACSignal {
  /// Sends the latest values of several signals of one type whenever one of them changes.
  ///
  /// The signals are joined pairwise, from the left, between two maps:
  ///
  /// ```
  ///  first.map(wrap) ─ combineLatestWith ─ second ─ combineLatestWith ─ third … ─ map(unwrap)
  /// ```
  ///
  /// Both maps are a `bind`, and each subscription of a `bind` holds its source: that of the last
  /// one is the join, which holds every signal. With a subject among them all are held, together
  /// with the subscriber's blocks, by the rings drawn at ``bind(_:)`` and ``RACSubject`` until the
  /// end or disposal comes.
  ///
  /// - Parameter signals: Held strongly by the returned signal for life. None gives the empty
  ///   signal.
  /// - Returns: The signal of the latest values, in the order of `signals`; it completes when all
  ///   have completed.
  ///
  /// Source: ReactiveCocoa 2.5, `+combineLatest:` of `RACSignal` and `+join:block:` of `RACStream`.
  public static func combineLatest<Element>(_ signals: [RACSignal<Element>]) -> RACSignal
  where Value == [Element] {
    guard let first = signals.first else { return .empty() }
    let wrapped = first.map { Joined.first($0) }
    let joined = signals.dropFirst().reduce(wrapped) { left, right in
      left.combineLatestWith(right) { .pair($0, $1) }
    }
    return joined.map(\.elements).named("+combineLatest: \(signals.map { $0.name ?? "" })")
  }

  /// Sends the latest values of two signals whenever one of them changes.
  ///
  /// Unlike ``combineLatestWith(_:)`` it makes the two maps of the form for many signals, and holds
  /// the signals as that does.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned signal for life.
  ///   - second: Held strongly by the returned signal for life.
  /// - Returns: The signal of pairs; it completes when both have completed.
  public static func combineLatest<First, Second>(
    _ first: RACSignal<First>,
    _ second: RACSignal<Second>
  ) -> RACSignal where Value == (First, Second) {
    first.map { $0 }.combineLatestWith(second).map { ($0.0, $0.1) }
      .named("+combineLatest: \([first.name ?? "", second.name ?? ""])")
  }

  /// Sends the latest values of three signals whenever one of them changes.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned signal for life.
  ///   - second: Held strongly by the returned signal for life.
  ///   - third: Held strongly by the returned signal for life.
  /// - Returns: The signal of triples; it completes when all have completed.
  public static func combineLatest<First, Second, Third>(
    _ first: RACSignal<First>,
    _ second: RACSignal<Second>,
    _ third: RACSignal<Third>
  ) -> RACSignal where Value == (First, Second, Third) {
    first.map { $0 }.combineLatestWith(second).combineLatestWith(third)
      .map { ($0.0.0, $0.0.1, $0.1) }
      .named("+combineLatest: \([first.name ?? "", second.name ?? "", third.name ?? ""])")
  }
}
