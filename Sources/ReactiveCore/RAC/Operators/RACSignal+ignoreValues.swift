extension RACSignal {
  /// Drops every value and passes the terminal event on.
  ///
  /// A subscription holds what one of ``filter(_:)`` holds: the source, as long as the source keeps its
  /// subscribers and has not terminated.
  ///
  /// Source: ReactiveCocoa 2.5, `-ignoreValues`.
  public func ignoreValues() -> RACSignal {
    filter { _ in false }.named("[\(name ?? "")] -ignoreValues")
  }
}
