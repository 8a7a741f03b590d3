import LeakExplanation
import LeakInspection
import LeakReporting
import ReportModel

extension ProgramReport.Look {
  /// Reports what a look found.
  init(_ look: ProgramLook, _ survey: HeapSurvey, for request: ExecRequest) {
    self.init(
      number: look.number,
      child: look.child.map { child in
        ProgramReport.Child(
          process: child.number, path: child.path,
          words: child.words(startedBy: request.words[0]))
      },
      occasion: look.trigger.words(signal: request.signal),
      pauseMilliseconds: look.pause / .milliseconds(1), heapBlocks: survey.heap.blockCount,
      heapBytes: survey.heap.byteCount)
    leaks = Self.entries(survey.leaks, countsObjects: false)
    furtherLeaks = survey.leaks.furtherLeakCount
    notes = survey.leaks.notes
    let reachable = survey.population.filter { $0.heldCount > 0 }
    reachableObjects = reachable.reduce(0) { $0 + $1.heldCount }
    reachableTypes = reachable.count
    if !request.survey.typePatterns.isEmpty {
      instances = Self.entries(survey.instances, countsObjects: true)
      unmatchedTypes = survey.unmatchedPatterns.map { pattern in
        ProgramReport.UnmatchedType(
          pattern: pattern, nearest: Self.nearest(to: pattern, in: survey))
      }
    }
    if request.showsHeld {
      held =
        reachable
        .sorted { ($1.heldCount, $0.type) < ($0.heldCount, $1.type) }
        .map { ProgramReport.TypeCount(type: $0.type, count: $0.heldCount) }
    }
  }

  private static func nearest(to pattern: String, in survey: HeapSurvey) -> String? {
    let types = survey.population.map(\.type)
    let alike = types.first { $0.lowercased() == pattern.lowercased() }
    return alike ?? NearestName.of(pattern, among: types)
  }

  static func entries(
    _ result: InspectionResult, countsObjects: Bool
  ) -> [ProgramReport.Entry] {
    ProgramReport.Entry.all(
      in: OwnershipReport(result, labels: [:]),
      retained: result.leaks.map { ($0.retained.blockCount, $0.retained.byteCount) },
      countsObjects: countsObjects)
  }
}

extension ProgramMessage.Trigger {
  /// When the look was made, in words.
  fileprivate func words(signal: Int32?) -> String {
    switch self {
    case .end: "at its end"
    case .interrupt: "when it was interrupted"
    case .signal: "at " + (signal.map(SignalName.of) ?? "a signal")
    case .time: "while it ran"
    }
  }
}

extension ProgramReport.Growth {
  /// The types whose number rose and never fell from one look to the next, those that rose most first.
  static func all(in surveys: [HeapSurvey]) -> [ProgramReport.Growth] {
    guard surveys.count > 1, let last = surveys.last else { return [] }
    let counts = surveys.map { survey in
      Dictionary(survey.population.map { ($0.type, $0.count) }, uniquingKeysWith: +)
    }
    let newest = ProgramReport.Look.entries(last.youngest, countsObjects: true)
    let growing = last.population.compactMap { line -> ProgramReport.Growth? in
      let numbers = counts.map { $0[line.type] ?? 0 }
      guard zip(numbers.dropFirst(), numbers).allSatisfy(>=), numbers[0] < line.count else {
        return nil
      }
      let kept = newest.filter { $0.type == line.type }.max { $0.count < $1.count }
      return ProgramReport.Growth(type: line.type, counts: numbers, newest: kept?.explanation ?? [])
    }
    return growing.sorted { ($1.perInterval, $0.type) < ($0.perInterval, $1.type) }
  }
}
