/// What a sequence sends: any number of elements, then at most one end.
public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The sequence has failed; nothing follows.
  case error(any Error)
  /// The sequence has come to its end; nothing follows.
  case completed
}

extension Event {
  /// Whether nothing may follow.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element, if it is one.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error, if it is one.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether it is the regular end.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The same event with another element.
  ///
  /// - Parameter transform: Makes the element; what it throws becomes an error event.
  /// - Returns: The event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: CustomStringConvertible {
  /// The event in the words of a log.
  public var description: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}
