import ReportModel

/// The references of a run, moment by moment, on one picture of all of them.
///
///     RunReport.snapshots ─► SnapshotUnion ─► Timeline ─► HTMLTimeline
///                                         └─► ClosingEvent
struct Timeline {
  /// What there is at a moment.
  struct Moment: Equatable {
    /// The event right after which memory was read.
    let event: Int
    /// Whether it is the last look at the run.
    let isEnd: Bool
    /// The nodes of the picture that are there.
    let nodes: Set<Int>
    /// The arrows of the picture that are there.
    let edges: Set<Int>
    /// What was not there at the moment before, in words.
    let appeared: [String]
    /// What was there at the moment before, in words.
    let disappeared: [String]
  }

  /// Every object and reference that is drawn, whenever it is there.
  let picture: Picture
  /// The moments in their order.
  let moments: [Moment]
  /// For survivors from which event on everything was there that keeps them.
  let closings: [ClosingEvent]
  /// Which lines of the log were not looked into, as a full sentence; nil if there are none.
  let skipped: String?
  /// Whether those are the last lines, so that spreading the looks would help.
  let skipsEnd: Bool
  /// What is not to be seen, as full sentences.
  let notes: [String]

  /// So many survivors are told of.
  private static let mostClosings = 4

  /// Makes the timeline of a report; nil if there are no snapshots.
  init?(_ report: RunReport) {
    guard let snapshots = report.snapshots, !snapshots.isEmpty else { return nil }
    let ownership: OwnershipReport
    if case .read(let read) = report.ownership { ownership = read } else { ownership = .init() }
    let union = SnapshotUnion(snapshots, of: ownership)
    let names = NodeNames(nodes: union.nodes)
    let drawing = TimelineDrawing(union, of: ownership, report, names: names)
    var before: Set<Int> = []
    var aliveBefore: Set<Int> = []
    moments = union.moments.enumerated().map { place, moment in
      let drawn = moment.edges.filter { drawing.arrows[$0] != nil }
      let change = { (edges: Set<Int>) in
        drawing.order.filter(edges.contains).map { drawing.words($0, names: names) }
      }
      let alive = moment.nodes.filter { union.nodes[$0].label != nil }
      let objects = { (nodes: Set<Int>) in nodes.sorted().map { "the object \(names.name($0))" } }
      defer { (before, aliveBefore) = (drawn, alive) }
      return Moment(
        event: moment.event, isEnd: place == union.moments.count - 1,
        nodes: drawing.places(of: moment),
        edges: Set(drawn.compactMap { drawing.arrows[$0] }),
        appeared: objects(alive.subtracting(aliveBefore)) + change(drawn.subtracting(before)),
        disappeared: objects(aliveBefore.subtracting(alive)) + change(before.subtracting(drawn)))
    }
    picture = drawing.picture
    var closings: [ClosingEvent] = []
    for explanation in ownership.explanations where closings.count < Self.mostClosings {
      let closing = ClosingEvent(explanation, in: union, names: names)
      if !closings.contains(closing) { closings.append(closing) }
    }
    self.closings = closings
    skipped = Self.skipped(report, snapshots)
    let lines = report.events.filter { $0.kind == .log }.map(\.number)
    let read = Set(snapshots.map(\.event))
    skipsEnd = lines.drop(while: read.contains).allSatisfy { !read.contains($0) }
    notes = Self.notes(snapshots) + drawing.notes
  }

  private static func skipped(_ report: RunReport, _ snapshots: [ReferenceSnapshot]) -> String? {
    let read = Set(snapshots.map(\.event))
    let lines = report.events.filter { $0.kind == .log }
    let skipped = lines.filter { !read.contains($0.number) }
    guard let first = skipped.first, let last = skipped.last else { return nil }
    let which =
      first.number == last.number
      ? "event \(first.number)" : "from event \(first.number) to \(last.number)"
    return
      "Memory was not read after \(skipped.count) of \(lines.count) lines of the log, \(which): "
      + "what came and went there is not to be seen."
  }

  private static func notes(_ snapshots: [ReferenceSnapshot]) -> [String] {
    let notes = [
      "Objects without a label are recognised from one moment to the next by their type and by what refers to "
        + "them.",
      "What a thread or a task has in its hands while it runs is not drawn, unless it keeps a survivor in the "
        + "end.",
    ]
    return notes
      + (snapshots.allSatisfy(\.isComplete)
        ? []
        : [
          "At a moment there were more objects than are read while a scenario runs: a reference may be missing "
            + "that is there."
        ])
  }
}
