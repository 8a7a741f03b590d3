import LeakReporting
import ReportModel
import ScenarioKit

/// `leakscope review [NAME…]`.
enum ReviewCommand: Command {
  static let names = SharedOptions.names(
    .any, help: "The scenarios whose pending reports are meant. (default: all)")

  static let spec = CommandSpec(
    name: "review",
    abstract: "Show pending reports one by one on a terminal, and ask what is to become of each.",
    argument: names,
    options: [RecordingRule.force.spec, SharedOptions.scenariosFolder.spec],
    notes: ["The status is 1 when reports are left that were neither accepted nor rejected."])

  /// What somebody wants to become of a pending report.
  private enum Answer: String, CaseIterable {
    case accept, reject, skip, quit

    /// Reads a whole word or its first letter, in any case.
    init?(_ text: String) {
      let word = text.lowercased().filter { $0 != " " }
      guard
        let answer = Self.allCases.first(where: {
          $0.rawValue == word || $0.rawValue.prefix(1) == word
        })
      else { return nil }
      self = answer
    }
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    let folder = try SharedOptions.folder(of: context.scenarios, arguments)
    guard Platform.Stream.input.isTerminal, context.console.isTerminal else {
      throw UsageError.needsTerminal(command: spec.name, others: ["accept", "reject"])
    }
    try RecordingRule.check(arguments)
    var status = ExitStatus.success
    var scenarios: [(Scenario, String)] = []
    for scenario in context.selection(arguments.words) {
      do {
        if let body = try folder.pendingReport(of: scenario) { scenarios.append((scenario, body)) }
      } catch let error as ExpectationError {
        context.console.error(error.words)
        status = status.combined(with: .unreadable)
      }
    }
    if scenarios.isEmpty { context.console.advise("Nothing is pending.\n") }
    for (index, (scenario, body)) in scenarios.enumerated() {
      do {
        let place = "\(index + 1) of \(scenarios.count)"
        switch try decide(on: scenario, body, folder, place: place, context) {
        case .accept:
          _ = try PendingReports.accept(of: scenario, in: folder, on: context.console)
        case .reject: try reject(scenario, folder, context.console)
        case .skip: status = status.combined(with: .finding)
        case .quit: return status.combined(with: .finding)
        }
      } catch let error as ExpectationError {
        context.console.error(error.words)
        status = status.combined(with: .unreadable)
      }
    }
    return status
  }

  private static func reject(
    _ scenario: Scenario, _ folder: ScenariosFolder, _ console: Console
  ) throws {
    let path = folder.relativePendingPath(of: scenario)
    try folder.removePending(at: path)
    try console.print("rejected    \(path)\n")
  }

  /// Shows a difference and asks until there is an answer; the end of the input is a wish to quit.
  private static func decide(
    on scenario: Scenario, _ body: String, _ folder: ScenariosFolder, place: String,
    _ context: CommandContext
  ) throws -> Answer {
    let console = context.console
    let expected = try folder.expectation(of: scenario)
    // Nothing is to be decided.
    if expected == body { return .reject }
    let comparison = Comparison(
      scenario: scenario.name, family: scenario.family.name,
      expectation: folder.relativeExpectationPath(of: scenario),
      result: expected == nil ? .missing : .different,
      findings: expected.map { Classification(expected: $0, actual: body).findings } ?? [],
      difference: .between(expected: expected ?? "", actual: body))
    try console.print(
      DiffReport.text(for: comparison, style: console.style, program: context.program))
    while true {
      try console.print("\(scenario.name), \(place): accept, reject, skip or quit? [a/r/s/q] ")
      guard let line = readLine() else {
        try console.print("\n")
        return .quit
      }
      if let answer = Answer(line) { return answer }
    }
  }
}
