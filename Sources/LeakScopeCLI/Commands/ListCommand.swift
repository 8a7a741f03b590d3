import LeakReporting
import ScenarioKit

/// `leakscope list`.
enum ListCommand: Command {
  static let family = Option<String>(
    "family", takes: "family", expected: "the name of a family", choices: .families, repeats: true,
    help: "List this family only; may be given several times.")
  static let leaks = Flag("leaks", help: "List only the scenarios that declare a leak.")
  static let clean = Flag("clean", help: "List only the scenarios that declare none.")
  static let format = SharedOptions.format(.text, .json, .names)

  static let spec = CommandSpec(
    name: "list", abstract: "List the scenarios in reading order.",
    options: [family.spec, leaks.spec, clean.spec, format.spec])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    guard !arguments[leaks] || !arguments[clean] else {
      throw UsageError.contradiction("'--leaks'", "'--clean'")
    }
    let families = arguments.all(family)
    let scenarios = context.scenarios.filter { scenario in
      (families.isEmpty || families.contains(scenario.family.name))
        && (!arguments[leaks] || scenario.declares == .leaks)
        && (!arguments[clean] || scenario.declares == .clean)
    }
    let list = ScenarioList(
      scenarios.map(\.summaryValue), start: context.scenarios.first?.name,
      style: context.console.style)
    try context.console.print(list.text(as: arguments[format] ?? .text))
    if scenarios.isEmpty { context.console.advise("No scenario is like that.\n") }
    return .success
  }
}
