internal import LeakInspection

/// Writes down what a child observes, in the order in which it is observed.
///
/// ```
///   ScenarioScope ──► Recorder ──► ObjectTracker ┄┄► tracked objects
///                        ▲              │
///                        └── deaths ────┘
/// ```
final class Recorder: Sendable {
  private let output: RecordOutput
  private let tracker: ObjectTracker
  private let names = Locked(LabelNames())

  init(output: RecordOutput) {
    self.output = output
    tracker = ObjectTracker { [output] object in output.write(.died(id: object.id.rawValue)) }
  }

  /// Writes `record` after the deaths that came before it.
  func write(_ record: Record) {
    tracker.poll()
    output.write(record)
  }

  /// Writes a line of the event log.
  func log(_ text: String) { write(.log(text)) }

  /// Starts to observe `object`.
  func track(_ object: AnyObject, label: String) {
    tracker.poll()
    let type = String(describing: Swift.type(of: object))
    names.withLock { names in
      let unique = names.unique(label)
      let tracked = tracker.track(object, label: unique)
      if tracked.label == unique {
        names.take(unique)
        output.write(.tracked(id: tracked.id.rawValue, label: unique, type: type))
      } else {
        output.write(.note("\"\(label)\" is already tracked as \"\(tracked.label)\""))
      }
    }
  }
}
