import LeakReporting
import ScenarioKit

/// `leakscope list [WORD…]`.
enum ListCommand: Command {
  static let words = ArgumentSpec(
    value: ValueSpec("word", expected: "a word"), count: .any,
    help: "List only scenarios whose name or summary has all of these, in any letter case.")
  static let family = Option<String>(
    "family", takes: "family", expected: "the name of a family", choices: .families, repeats: true,
    help: "List this family only; may be given several times.")
  static let leaks = Flag("leaks", help: "List only the scenarios that declare a leak.")
  static let clean = Flag("clean", help: "List only the scenarios that declare none.")
  static let format = SharedOptions.format(.text, .json, .names)

  static let spec = CommandSpec(
    name: "list", abstract: "List the scenarios in reading order.",
    examples: [
      ("list \(CommandSpec.wordsInExample)", "Look for scenarios by words."),
      ("list --family \(CommandSpec.familyInExample)", "See one family."),
    ],
    argument: words, options: [family.spec, leaks.spec, clean.spec, format.spec])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    guard !arguments[leaks] || !arguments[clean] else {
      throw UsageError.contradiction("'--leaks'", "'--clean'")
    }
    let families = arguments.all(family)
    let scenarios = context.scenarios.filter { scenario in
      (families.isEmpty || families.contains(scenario.family.name))
        && arguments.words.allSatisfy(scenario.mentions)
        && (!arguments[leaks] || scenario.declares == .leaks)
        && (!arguments[clean] || scenario.declares == .clean)
    }
    _ = context.warnOfMissingReferences(in: scenarios)
    let list = ScenarioList(
      scenarios.map(\.summaryValue), start: context.scenarios.first?.name,
      style: context.console.style, width: context.console.width)
    try context.console.print(list.text(as: arguments[format] ?? .text))
    if scenarios.isEmpty { context.console.advise("No scenario is like that.\n") }
    return .success
  }
}

extension Scenario {
  /// Whether a word is in the name or the summary, in any letter case.
  fileprivate func mentions(_ word: String) -> Bool {
    [name, summary].contains { $0.lowercased().contains(word.lowercased()) }
  }
}
