import ReportModel

extension OwnershipReport {
  /// Why objects are alive: those that were tracked, then those that were not.
  var allExplanations: [OwnershipExplanation] { explanations + leaks.map(\.explanation) }

  /// The references that keep the objects of the report, each once.
  var suspectSteps: [OwnershipStep] {
    var known: Set<[String]> = []
    return allExplanations.flatMap(\.suspectSteps).filter { step in
      known.insert([step.owner.map(String.init) ?? "", step.name, String(step.target)]).inserted
    }
  }
}

extension OwnershipExplanation {
  /// The references on the rings and paths that keep the object; what a root refers to has its name.
  var suspectSteps: [OwnershipStep] {
    rings.flatMap(\.self) + chains.flatMap(\.self)
  }

  /// The paths to the object, each from its root if it has one.
  var chains: [[OwnershipStep]] {
    let others = otherPaths.map { Self.chain($0.steps, from: $0.root) }
    return ([Self.chain(path, from: root)] + others).filter { !$0.isEmpty }
  }

  private static func chain(_ steps: [OwnershipStep], from root: String?) -> [OwnershipStep] {
    guard var first = steps.first, first.owner == nil, let root else { return steps }
    first.name = root + NodeNames.joined(first.name)
    return [first] + steps.dropFirst()
  }
}
