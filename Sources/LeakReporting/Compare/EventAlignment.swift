import ReportModel

/// Two event logs line by line: what both have stands on one line, in the order of both.
struct EventAlignment {
  /// The lines.
  let lines: [ComparedEvent]

  /// Logs of more lines that differ are not aligned: nobody reads them beside each other.
  private static let longest = 2000

  /// What an event is compared by: where in the log it stands does not count.
  private struct Key: Hashable {
    let kind: Event.Kind
    let text: String

    init(_ event: Event) {
      kind = event.kind
      text = event.text
    }
  }

  init(_ leak: [Event], _ fix: [Event]) {
    let (left, right) = (leak.map(Key.init), fix.map(Key.init))
    let common = zip(left, right).prefix { $0 == $1 }.count
    guard max(left.count, right.count) - common <= Self.longest else {
      lines =
        zip(leak, fix).prefix(common).map { ComparedEvent(leak: $0, fix: $1) }
        + leak.dropFirst(common).map { ComparedEvent(leak: $0, fix: nil) }
        + fix.dropFirst(common).map { ComparedEvent(leak: nil, fix: $0) }
      return
    }
    let changes = right.difference(from: left)
    let removed = Set(changes.removals.map(\.offset))
    let added = Set(changes.insertions.map(\.offset))
    var lines: [ComparedEvent] = []
    var (place, other) = (0, 0)
    while place < leak.count || other < fix.count {
      if place < leak.count, removed.contains(place) {
        lines.append(ComparedEvent(leak: leak[place], fix: nil))
        place += 1
      } else if other < fix.count, added.contains(other) {
        lines.append(ComparedEvent(leak: nil, fix: fix[other]))
        other += 1
      } else {
        lines.append(ComparedEvent(leak: leak[place], fix: fix[other]))
        place += 1
        other += 1
      }
    }
    self.lines = lines
  }
}

extension CollectionDifference.Change {
  /// Where in its log the line stands.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
