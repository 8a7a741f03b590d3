import LeakScopeScenarios

// swift run GalleryScenarios list                   the scenarios
// swift run GalleryScenarios run screen-ring        run one, and see what survives and why
// swift run GalleryScenarios diff                   compare all with what is recorded in Expected/
// swift run GalleryScenarios record screen-ring     record what a run shows now

@main
struct Scenarios: ScenarioProgram {
  static let scenarios: [Scenario] = [
    .screenRing,
    .screenWeak,
    .sessionDelegate,
    .sessionInvalidated,
  ]
}

extension ScenarioFamily {
  static let screens = ScenarioFamily("Screens")
}
