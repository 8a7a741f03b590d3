import ScenarioKit

/// Everybody who wants to know when the language changes.
private enum Localization {
  // Used by one thread.
  nonisolated(unsafe) static var labels: [ObjectIdentifier: Label] = [:]

  static func change() {
    for label in labels.values { label.translate() }
  }
}

/// A text on the screen, which registers itself when it is made.
private final class Label {
  private(set) var translations = 0

  init() { Localization.labels[ObjectIdentifier(self)] = self }

  func translate() { translations += 1 }

  deinit { Localization.labels[ObjectIdentifier(self)] = nil }
}

extension Scenario {
  /// A registry that waits for `deinit`.
  ///
  /// ```
  /// static Localization.labels ─► label
  /// ```
  static let registryStrong = Scenario(
    name: "registry-strong",
    family: .structure,
    summary: "a label leaves a registry in the deinit that the registry prevents",
    question: "The label registers in init and leaves in deinit. Is that not in balance?",
    lesson: """
      It would be if `deinit` came, and that waits for the registry to let go. What an object does in its
      `deinit` can never end a strong reference to itself. The registry is static, so there is a path and
      no ring. Either the entry is weak, or somebody who knows when the label is done takes it out before;
      a closure with `[weak self]` in place of the label would be a weak entry as well.
      """,
    declares: .leaks,
    fixedBy: "registry-weak",
    remedy: "let the registry refer to its members weakly"
  ) { scope in
    let label = scope.track(Label(), "label")
    Localization.change()
    scope.log("translations = \(label.translations)")
    scope.letGo(consume label)
    scope.log("registered = \(Localization.labels.count)")
  }
}
