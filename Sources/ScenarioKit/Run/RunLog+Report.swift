internal import ReportModel

extension RunLog {
  /// The events, numbered from 1.
  var events: [Event] {
    entries.enumerated().map { Event(number: $0 + 1, kind: $1.kind, text: $1.text) }
  }

  /// The tracked objects and what became of them.
  var objectRecords: [ObjectRecord] {
    var deaths: [UInt64: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if let object = entry.object { deaths[object] = index + 1 }
    }
    return objects.map { object in
      let fate: ObjectFate =
        if let event = deaths[object.id] {
          .deinitialized(event: event)
        } else {
          hasSettled ? .survived : .undetermined
        }
      return ObjectRecord(label: object.label, type: object.type, fate: fate)
    }
  }
}
