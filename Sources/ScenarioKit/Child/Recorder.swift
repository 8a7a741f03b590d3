internal import Foundation
internal import LeakExplanation
internal import LeakInspection
internal import ReportModel

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
  private let labels = Locked<[UInt64: String]>([:])
  private let start = Locked<AllocationMark?>(nil)
  private let plan: Locked<SnapshotPlan>

  init(output: RecordOutput, detail: InspectionDetail = []) {
    plan = Locked(SnapshotPlan(detail))
    self.output = output
    tracker = ObjectTracker { [output] object in output.write(.died(id: object.id.rawValue)) }
  }

  /// Writes `record` after the deaths that came before it.
  func write(_ record: Record) {
    tracker.poll()
    output.write(record)
  }

  /// Marks the blocks that are born from now on as the body's.
  func beginBody() { start.withLock { $0 = HeapRecorder.mark() } }

  /// What keeps the tracked objects alive that are alive now, as JSON.
  func explainSurvivors(_ detail: InspectionDetail, deadline: Duration) -> String {
    let section = OwnershipSection.inspecting(
      tracker, since: start.withLock { $0 }, labels: labels.withLock { $0 },
      detail: detail, deadline: deadline)
    guard let data = try? JSONEncoder().encode(section) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Writes a line of the event log.
  func log(_ text: String) {
    write(.log(text))
    if plan.withLock({ $0.wantsNext() }) { takeSnapshot() }
  }

  /// Reads the references of a moment at the end of a run, if snapshots were asked for.
  func takeSnapshotOfEnd() {
    if plan.withLock({ $0.wantsEnd }) { takeSnapshot() }
  }

  /// Reads what references there are around the tracked objects.
  ///
  /// A moment that cannot be read is passed over: the snapshots tell at which events they were taken.
  private func takeSnapshot() {
    guard HeapInspection.obstacle == nil,
      let found = try? HeapInspection.references(around: tracker)
    else { return }
    let snapshot = ReferenceSnapshot(found, labels: labels.withLock { $0 }, event: 0)
    guard let data = try? JSONEncoder().encode(snapshot) else { return }
    output.write(.snapshot(String(decoding: data, as: UTF8.self)))
  }

  /// Starts to observe `object`.
  func track(_ object: AnyObject, label: String) {
    tracker.poll()
    let type = String(describing: Swift.type(of: object))
    names.withLock { names in
      let unique = names.unique(label)
      let tracked = tracker.track(object, label: unique)
      if tracked.label == unique {
        names.take(unique)
        labels.withLock { $0[tracked.id.rawValue] = unique }
        output.write(.tracked(id: tracked.id.rawValue, label: unique, type: type))
      } else {
        output.write(.note("\"\(label)\" is already tracked as \"\(tracked.label)\""))
      }
    }
    if plan.withLock({ $0.wantsTracked() }) { takeSnapshot() }
  }
}
