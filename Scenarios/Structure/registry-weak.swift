import ScenarioKit

/// Everybody who wants to know when the language changes.
private enum Localization {
  struct Entry { weak var label: Label? }

  // Used by one thread.
  nonisolated(unsafe) static var labels: [ObjectIdentifier: Entry] = [:]

  static func change() {
    for entry in labels.values { entry.label?.translate() }
  }
}

/// A text on the screen, which registers itself when it is made.
private final class Label {
  private(set) var translations = 0

  init() { Localization.labels[ObjectIdentifier(self)] = Localization.Entry(label: self) }

  func translate() { translations += 1 }

  deinit { Localization.labels[ObjectIdentifier(self)] = nil }
}

extension Scenario {
  /// The same registry with weak entries.
  ///
  /// ```
  /// static Localization.labels ─► entry ~weak~> label
  /// ```
  static let registryWeak = Scenario(
    name: "registry-weak",
    family: .structure,
    summary: "a label leaves a registry that refers to it weakly",
    question: "The entries are weak. Is the line in deinit still needed?",
    lesson: """
      To free the label, no; to free its entry, yes. A dictionary does not notice that a weak reference in
      one of its values has become nil, so without the line it would grow by an empty entry for each
      label. With it the balance is what it looked like from the beginning.
      """,
    declares: .clean,
    fixes: "registry-strong"
  ) { scope in
    let label = scope.track(Label(), "label")
    Localization.change()
    scope.log("translations = \(label.translations)")
    scope.letGo(consume label)
    scope.log("registered = \(Localization.labels.count)")
  }
}
