import ReportModel

/// From which event on everything was there that keeps a survivor at the end.
struct ClosingEvent: Equatable {
  /// What is known of it.
  enum Result: Equatable {
    /// After this event, and not yet when memory was read before; `gap` is the event then.
    case after(event: Int, gap: Int)
    /// It was there when memory was read for the first time.
    case fromTheFirst(event: Int)
    /// It cannot be told, for a reason in words.
    case unknown(reason: String)
  }

  /// The survivor in words.
  let object: String
  /// Whether a ring keeps it, not a path.
  let isRing: Bool
  /// The result.
  let result: Result

  /// The event, if there is one.
  var event: Int? {
    switch result {
    case .after(let event, _), .fromTheFirst(let event): event
    case .unknown: nil
    }
  }

  /// Finds the event.
  ///
  /// - Parameters:
  ///   - explanation: Why the survivor is alive.
  ///   - union: What there was at the moments of the run.
  ///   - names: What the objects are called.
  init(_ explanation: OwnershipExplanation, in union: SnapshotUnion, names: NodeNames) {
    object = names.name(explanation.object)
    isRing = explanation.verdict == .cycle && !explanation.rings.isEmpty
    let chain = isRing ? explanation.rings[0] : explanation.pathFromRoot
    result = Self.result(chain, in: union)
  }

  private static func result(_ chain: [OwnershipStep], in union: SnapshotUnion) -> Result {
    if chain.isEmpty { return .unknown(reason: "no ring or path was found that keeps it") }
    if chain.contains(where: { ($0.skipped ?? 0) > 0 }) {
      return .unknown(reason: "the report leaves out references of it")
    }
    guard let last = union.moments.last, let places = union.places(of: chain),
      last.edges.isSuperset(of: places)
    else {
      return .unknown(reason: reason(union, missing: chain))
    }
    let absent = union.moments.lastIndex { !$0.edges.isSuperset(of: places) }
    guard let absent else { return .fromTheFirst(event: union.moments[0].event) }
    return .after(event: union.moments[absent + 1].event, gap: union.moments[absent].event)
  }

  private static func reason(_ union: SnapshotUnion, missing chain: [OwnershipStep]) -> String {
    guard let last = union.moments.last else { return "memory was not read while it ran" }
    if !last.isComplete { return "there are more references than are read while a scenario runs" }
    let missing = chain.filter { !last.edges.isSuperset(of: union.places(of: [$0]) ?? [-1]) }
    return missing.allSatisfy { union.nodes[$0.target].isTask }
      ? "that something is going to resume a task is not read while a scenario runs"
      : "the references at the end are not those that the report tells"
  }

  /// The result as a sentence.
  ///
  /// - Parameter events: The events of the run.
  /// - Returns: One or two sentences.
  func words(_ events: [Event]) -> String {
    let subject = isRing ? "The ring of \(object) is closed" : "The path to \(object) is complete"
    switch result {
    case .after(let event, let gap):
      let between = gap + 1 < event ? " After event \(gap), it was not yet." : ""
      return "\(subject) for good after event \(Self.named(event, events)).\(between)"
    case .fromTheFirst(let event):
      let time = event == 0 ? "before the first event" : "after event \(Self.named(event, events))"
      return "\(subject) when memory is read for the first time, \(time), and stays so."
    case .unknown(let reason):
      let what = isRing ? "the ring of \(object) is closed" : "\(object) is held"
      return "After which event \(what) for good cannot be told: \(reason)."
    }
  }

  private static func named(_ number: Int, _ events: [Event]) -> String {
    guard let event = events.first(where: { $0.number == number }) else { return "\(number)" }
    return "\(number), “\(event.shortWords)”"
  }
}

extension Event {
  /// The event on one line.
  var shortWords: String {
    let text = VisibleText.lines(text).joined(separator: " ")
    let short = text.count > 80 ? text.prefix(77) + "…" : text[...]
    return kind == .deinitialized ? "\(short) deinitialized" : String(short)
  }
}
