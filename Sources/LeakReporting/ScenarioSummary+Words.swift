import ReportModel

extension ScenarioSummary {
  /// What the scenario declares, in the fewest words: how it ends if that is special, since it is
  /// judged by its ending then, else whether it leaks.
  var declaredWords: String {
    switch expectedEnding {
    case .normal: declares.rawValue
    case .error: "throws"
    case .trap: "traps"
    case .exit(let status): "exit(\(status))"
    }
  }
}
