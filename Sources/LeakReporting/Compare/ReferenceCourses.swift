import ReportModel

/// What becomes of references in the run that repairs a leak, by its snapshots and its end.
struct ReferenceCourses {
  /// The references and owners of one moment.
  private struct Moment {
    let event: Int
    var references: Set<ReferenceKey> = []
    var owners: Set<String> = []
  }

  private let strict: [Moment]
  private let loose: [Moment]
  private let remaining: Set<ReferenceKey>

  init(_ report: RunReport) {
    let snapshots = report.snapshots ?? []
    strict = snapshots.map { Self.moment($0, isLoose: false) }
    loose = snapshots.map { Self.moment($0, isLoose: true) }
    guard case .read(let ownership) = report.ownership else {
      remaining = []
      return
    }
    remaining = Set(
      ownership.suspectSteps.map { ReferenceKey($0, of: ownership.nodes, isLoose: false) })
  }

  /// Whether there is anything to tell by.
  var isEmpty: Bool { strict.isEmpty }

  private static func moment(_ snapshot: ReferenceSnapshot, isLoose: Bool) -> Moment {
    var moment = Moment(event: snapshot.event)
    for step in snapshot.references {
      moment.references.insert(ReferenceKey(step, of: snapshot.nodes, isLoose: isLoose))
    }
    for node in snapshot.nodes {
      moment.owners.insert(ReferenceKey.type(node.type, isLoose: isLoose))
    }
    return moment
  }

  /// What becomes of a reference of another report.
  func course(of step: OwnershipStep, in nodes: [OwnershipNode]) -> ComparedReference.Course {
    let key = ReferenceKey(step, of: nodes, isLoose: false)
    if remaining.contains(key) { return .stays }
    guard !isEmpty else { return .unknown }
    let exact = Self.course(of: key, among: strict)
    guard exact == .withoutOwner else { return exact }
    return Self.course(of: ReferenceKey(step, of: nodes, isLoose: true), among: loose)
  }

  private static func course(
    of key: ReferenceKey, among moments: [Moment]
  ) -> ComparedReference.Course {
    // What a root let go of, and nobody else has, is not seen any more: then nothing can be told of the root.
    let hasOwner = { (moment: Moment) in moment.owners.contains(key.owner ?? key.target) }
    guard let last = moments.lastIndex(where: { $0.references.contains(key) }) else {
      return moments.contains(where: hasOwner) ? .neverMade : .withoutOwner
    }
    let event = moments[last].event
    return moments[(last + 1)...].contains(where: hasOwner)
      ? .letGo(event: event) : .gone(event: event)
  }
}
