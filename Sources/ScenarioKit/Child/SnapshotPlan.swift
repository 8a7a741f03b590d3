/// After which lines of a log a snapshot is taken.
///
/// How long a log will be is not known. One that is spread over the whole of it begins with every line; whenever
/// as many are taken as are told, only every second one counts, and from there on every second line is left out.
struct SnapshotPlan {
  private let isSampled: Bool
  private let isWanted: Bool
  private static let mostTracked = 20
  private var tracked = 0
  private var lines = 0
  private var taken = 0
  private var stride = 1

  init(_ detail: InspectionDetail) {
    isSampled = detail.contains(.sampledSnapshots)
    isWanted = isSampled || detail.contains(.snapshots)
  }

  /// Whether a snapshot is taken when the scenario's body has ended, and at the end of the run.
  var wantsEnd: Bool { isWanted }

  /// Whether one is taken after an object is tracked: before the first line of the log, of the first objects.
  mutating func wantsTracked() -> Bool {
    guard isWanted, lines == 0, tracked < Self.mostTracked else { return false }
    tracked += 1
    return true
  }

  /// Whether one is taken after the next line.
  mutating func wantsNext() -> Bool {
    guard isWanted, taken < InspectionDetail.mostSnapshots else { return false }
    defer { lines += 1 }
    guard lines.isMultiple(of: stride) else { return false }
    taken += 1
    if isSampled, taken == InspectionDetail.mostSnapshots {
      stride *= 2
      taken /= 2
    }
    return true
  }
}
