package import ScenarioKit

/// What a scenario says that it is fixed by, or fixes, and that is not in the list.
///
/// Its hints lead nowhere, but it can be run and read.
package struct MissingReference: Equatable {
  /// The scenario that refers to another one.
  package let scenario: String
  /// What the reference is called in its source.
  package let label: String
  /// The name that no scenario has.
  package let name: String
  /// The name that was probably meant.
  package let nearest: String?

  /// All that there are, in the order of the list.
  package static func all(in scenarios: [Scenario]) -> [MissingReference] {
    let names = scenarios.map(\.name)
    return scenarios.flatMap { scenario in
      [("fixedBy", scenario.fixedBy), ("fixes", scenario.fixes)].compactMap { label, name in
        guard let name, !names.contains(name) else { return nil }
        return MissingReference(
          scenario: scenario.name, label: label, name: name,
          nearest: NearestName.of(name, among: names.filter { $0 != scenario.name }))
      }
    }
  }

  /// The mistake in a sentence or two.
  package var words: String {
    "'\(scenario)' says '\(label): \"\(name)\"', and no scenario of the list is called so."
      + (nearest.map { " Did you mean '\($0)'?" } ?? "")
  }
}
