import LeakInspection

/// What an inspection says of random nodes, as lines.
struct GraphAnswers {
  private let result: InspectionResult
  private let numbers: [TrackedObject.ID: String]

  init(_ result: InspectionResult, alive: [TrackedObject]) {
    self.result = result
    numbers = Dictionary(uniqueKeysWithValues: alive.map { ($0.id, $0.label) })
  }

  func print() {
    for explanation in result.explanations {
      let number = number(of: explanation.object) ?? "?"
      Swift.print(
        "found \(number) \(explanation.kind) \(explanation.strongCount ?? -1)",
        explanation.referencesFound)
      for ring in explanation.rings { Swift.print("ring \(number)\(nodes(on: ring))") }
      Swift.print("path \(number)\(nodes(on: explanation.path))")
    }
    let remains = result.remains.filter {
      $0.type.hasPrefix("LiveNode") || $0.type.contains("Cell<")
    }
    Swift.print("remains \(remains.reduce(0) { $0 + $1.count })")
  }

  private func number(of object: Int) -> String? {
    result.objects[object].tracked.flatMap { numbers[$0] }
  }

  /// The nodes among the owners of the steps, and what the last step leads to.
  private func nodes(on steps: [PathStep]) -> String {
    let owners = steps.compactMap { $0.owner.flatMap(number) }
    let end = steps.last.flatMap { number(of: $0.target) }
    return (owners + [end].compactMap(\.self)).map { " \($0)" }.joined()
  }
}
