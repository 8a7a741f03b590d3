// What happened, apart from what leaked.
extension Classification {
  /// That the process ended differently.
  var ending: [Finding] {
    guard expected.ending != actual.ending else { return [] }
    return [
      Finding(
        .otherEnding, "Ended differently: \(actual.ending); expected was: \(expected.ending).")
    ]
  }

  /// That other things happened, or the same in another order.
  var events: [Finding] {
    guard expected.events != actual.events else { return [] }
    let place = zip(expected.events, actual.events).prefix { $0 == $1 }.count + 1
    var missing = Counts(expected.events)
    missing.remove(actual.events)
    var new = Counts(actual.events)
    new.remove(expected.events)
    guard missing.total + new.total > 0 else {
      return [Finding(.otherOrder, "The same events in another order, from event \(place) on.")]
    }
    let parts = [(new.total, "new"), (missing.total, "missing")].filter { $0.0 > 0 }
      .map { "\($0) \($1)" }
    return [
      Finding(
        .otherEvents, "Other events: \(parts.joined(separator: ", ")), from event \(place) on.")
    ]
  }

  /// That other objects are named, where no leak, event or ending tells why.
  var objects: [Finding] {
    let old = expected.objects + (expected.untracked ?? [])
    let new = actual.objects + (actual.untracked ?? [])
    guard old != new || (expected.untracked == nil) != (actual.untracked == nil) else { return [] }
    let names = (new.filter { !old.contains($0) } + old.filter { !new.contains($0) })
      .map { $0.mark == "✗" && Int($0.name) != nil ? $0.type : $0.name }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let list = names.isEmpty ? "" : ": " + names.prefix(3).joined(separator: ", ")
    return [Finding(.otherObjects, "Other objects, none of them a leak\(list).")]
  }

  /// How often each of some texts occurs.
  private struct Counts {
    private var counts: [String: Int] = [:]

    init(_ texts: [String]) {
      for text in texts { counts[text, default: 0] += 1 }
    }

    /// What is left of them.
    var total: Int { counts.values.reduce(0) { $0 + max(0, $1) } }

    mutating func remove(_ texts: [String]) {
      for text in texts { counts[text, default: 0] -= 1 }
    }
  }
}
