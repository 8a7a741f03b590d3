extension RACSignal {
  /// Sends what each of the signals sends that come as values, one signal after the other.
  ///
  /// It is ``flatten(_:)`` with one signal at a time, and leaves behind what that does.
  ///
  /// - Returns: The concatenated signal.
  ///
  /// Source: ReactiveCocoa 2.5, `-concat` of `RACSignal`.
  public func concat<Inner>() -> RACSignal<Inner> where Value == RACSignal<Inner> {
    flatten(1).named("[\(name ?? "")] -concat")
  }
}
