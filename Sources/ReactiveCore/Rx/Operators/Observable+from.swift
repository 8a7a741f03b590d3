extension Observable {
  /// A sequence of the elements of a collection, or any other sequence of the standard library.
  ///
  /// - Parameters:
  ///   - elements: Held strongly by the sequence.
  ///   - scheduler: Sends them one by one: by default in turns with whatever else runs on the thread's
  ///     trampoline.
  /// - Returns: The sequence.
  public static func from<Elements: Sequence>(
    _ elements: Elements,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable where Elements.Element == Element {
    ObservableSequence(elements: elements, scheduler: scheduler)
  }

  /// A sequence of one element or none.
  ///
  /// - Parameter optional: Held strongly by the sequence.
  /// - Returns: The sequence.
  public static func from(optional: Element?) -> Observable {
    optional.map { .just($0) } ?? .empty()
  }
}
