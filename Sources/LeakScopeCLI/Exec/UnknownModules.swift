import LeakInspection

/// Modules that objects were to be looked for in and that no process has which was looked at.
///
/// A name that is spelled wrongly must not look like a module that leaks nothing.
struct UnknownModules {
  private var names: Set<String>?
  private var others: Set<String> = []

  /// Takes notice of what a look found.
  mutating func note(_ survey: HeapSurvey) {
    names = names.map { $0.intersection(survey.unknownModules) } ?? Set(survey.unknownModules)
    others.formUnion(survey.otherModules)
  }

  /// What there is to say, a sentence for each module.
  var words: [String] {
    (names ?? []).sorted().map { name in
      let nearest = NearestName.of(name, among: others.sorted())
      return "No type of the program is declared in a module '\(name)'."
        + (nearest.map { " Did you mean '\($0)'?" }
          ?? " Its modules are \(others.sorted().joined(separator: ", ")).")
    }
  }
}
