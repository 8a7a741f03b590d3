import LeakReporting
import ReportModel
import ScenarioKit

/// `leakscope compare LEAK FIX`, `leakscope compare NAME`.
enum CompareCommand: Command {
  static let names = SharedOptions.names(
    .any,
    help: "A scenario that leaks and the one that repairs it, or either of the two alone.")
  static let format = Option<ComparisonFormat>(
    "format", takes: "format", oneOf: ComparisonFormat.allCases, default: .text,
    help: "The form of the result; pictures mark what the repair removes.")
  static let spec = CommandSpec(
    name: "compare",
    abstract: "Run a leak and its repair, and say which reference the repair removes.",
    examples: [
      ("compare \(CommandSpec.scenarioInExample)", "Compare a scenario with its pair."),
      (
        "compare \(CommandSpec.scenarioInExample) --format html -o both.html",
        "Make a page of both."
      ),
    ],
    argument: names,
    options: [SharedOptions.timeout.spec, format.spec],
    notes: [
      "The references of the leak are those at its end. What becomes of them in the repair is read from its "
        + "memory after each of the first \(InspectionDetail.mostSnapshots) lines of its log, and at its end: what is "
        + "made and let go between two lines is not seen."
    ])

  /// One scenario was named, and there is none to compare it with.
  struct NoPair: Error {
    /// The scenario.
    let scenario: String
    /// What it names as its pair, if that is in no list.
    let missing: String?

    /// The error as a sentence.
    func words(in program: String) -> String {
      let reason =
        missing.map { "its pair '\($0)' is not in the list" }
        ?? "it neither names a scenario that repairs it nor repairs one"
      return "'\(scenario)' cannot be compared alone: \(reason). Name two scenarios: "
        + "'\(program) compare <leak> <fix>'."
    }
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    let pair = try pair(of: arguments.words, in: context)
    let scenarios = [pair.leak, pair.fix]
    _ = context.warnOfMissingReferences(in: scenarios)
    let format = arguments[format] ?? .text
    let session = try RunSession(arguments, in: context, count: 2, detail: .allRings)
    var status = ExitStatus.success
    var reports: [RunReport] = []
    let fix = pair.fix.name
    // What was there while the leak ran is shown by pages only.
    let extra = { @Sendable (scenario: Scenario) -> InspectionDetail in
      scenario.name == fix || format == .html ? .snapshots : []
    }
    try session.runEach(scenarios, jobs: 1, extra: extra) { _, result in
      switch result {
      case .success(let report):
        status = status.combined(with: ExitStatus(judging: report, failsOnLeak: false))
        reports.append(report)
      case .failure(let error):
        status = status.combined(with: session.complain(about: error))
      }
    }
    guard reports.count == 2 else { return status }
    let report = ComparisonReport(
      RunComparison(leak: reports[0], fix: reports[1]), style: context.console.style,
      width: context.console.width, program: context.program)
    do {
      if let form = format.pictures {
        let pictures = PictureReport(
          leak: reports[0], fix: reports[1], program: context.program)
        try context.console.print(pictures.text(as: form))
      } else {
        try context.console.print(format == .json ? report.json : report.text)
      }
    } catch ConsoleError.closedPipe {
      // The reader has seen enough; the status still counts.
    }
    return status
  }

  /// The scenarios that are meant, the leak first.
  private static func pair(
    of names: [String], in context: CommandContext
  ) throws -> (leak: Scenario, fix: Scenario) {
    let named = context.scenarios(named: names)
    if names.count > 2 { throw UsageError.unexpectedWord(names[2]) }
    guard let first = named.first else {
      throw UsageError.missingWord(
        expected: "the name of a scenario, or those of a leak and its fix")
    }
    if let second = named.dropFirst().first {
      return first.fixes == second.name || second.fixedBy == first.name
        ? (second, first) : (first, second)
    }
    if let other = context.scenarios.first(where: { $0.name == first.fixedBy }) {
      return (first, other)
    }
    if let other = context.scenarios.first(where: { $0.name == first.fixes }) {
      return (other, first)
    }
    throw NoPair(scenario: first.name, missing: first.fixedBy ?? first.fixes)
  }
}
