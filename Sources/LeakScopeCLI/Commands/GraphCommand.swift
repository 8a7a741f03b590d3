import LeakReporting
import ReportModel
import ScenarioKit

/// `leakscope graph NAME… | --all`.
enum GraphCommand: Command {
  static let names = SharedOptions.names(.any, help: "The scenarios to draw, in this order.")
  static let all = Flag("all", help: "Draw every scenario, in reading order.")
  static let format = Option<PictureFormat>(
    "format", takes: "format", oneOf: PictureFormat.allCases, default: .mermaid,
    help: "The form of the pictures.")
  static let weak = Flag(
    "weak", help: "Draw weak, unowned and unmanaged references to survivors as well, dashed.")
  static let timeline = Flag(
    "timeline",
    help: "Spread what the timeline of a page shows over all of a long run, not the first lines "
      + "of its log.")
  static let jobs = SharedOptions.jobs(default: "1")
  static let spec = CommandSpec(
    name: "graph",
    abstract: "Run scenarios and draw who holds whom: the ring, and what to cut.",
    examples: [
      (
        "graph \(CommandSpec.scenarioInExample) --format svg -o ring.svg", "Make an image."
      ),
      ("graph --all --format html -o leaks.html", "Make a page of all."),
    ],
    argument: names,
    options: [
      all.spec, format.spec, weak.spec, timeline.spec, jobs.spec, SharedOptions.timeout.spec,
    ],
    notes: [
      "Needs nothing installed. A picture has \(PictureReport.mostNodes) nodes at most; longer rings are folded, "
        + "and it says what is not in it.",
      "A page shows the references after each of the first \(InspectionDetail.mostSnapshots) lines "
        + "of a log, and at the end; with '\(timeline.spec.typedName)' after as many lines, evenly "
        + "spread. It says which were left out.",
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    guard arguments[all] || !arguments.words.isEmpty else {
      throw UsageError.missingWord(
        expected: "the names of the scenarios to draw, or '\(all.spec.typedName)'")
    }
    guard !arguments[all] || arguments.words.isEmpty else {
      throw UsageError.contradiction("'--all'", "names of scenarios")
    }
    let scenarios = arguments[all] ? context.scenarios : context.scenarios(named: arguments.words)
    _ = context.warnOfMissingReferences(in: scenarios)
    var detail = InspectionDetail.allRings
    if arguments[weak] { detail.insert(.allReferences) }
    if arguments[timeline] {
      guard arguments[format] == .html else {
        throw UsageError.contradiction("'\(timeline.spec.typedName)'", "forms other than html")
      }
      detail.insert(.sampledSnapshots)
    } else if arguments[format] == .html {
      detail.insert(.snapshots)
    }
    let session = try RunSession(
      arguments, in: context, count: scenarios.count, detail: detail)
    var status = ExitStatus.success
    var reports: [RunReport] = []
    try session.runEach(scenarios, jobs: arguments[jobs] ?? 1) { _, result in
      switch result {
      case .success(let report):
        status = status.combined(with: ExitStatus(judging: report, failsOnLeak: false))
        reports.append(report)
      case .failure(let error):
        status = status.combined(with: session.complain(about: error))
      }
    }
    let pictures = PictureReport(
      reports, showsWeak: arguments[weak], program: context.program)
    do throws(ConsoleError) {
      try context.console.print(pictures.text(as: arguments[format] ?? .mermaid))
    } catch {
      // A reader that has seen enough is no failure; the status still counts.
      guard case .closedPipe = error else { throw error }
    }
    return status
  }
}
