import LeakReporting
import ScenarioKit

/// `leakscope show NAME`.
enum ShowCommand: Command {
  static let name = SharedOptions.names(.one, help: "The scenario to explain.")

  static let spec = CommandSpec(
    name: "show",
    abstract: "Explain a scenario: its story, its source, and a question that running it answers.",
    argument: name, options: [SharedOptions.format.spec, SharedOptions.scenariosFolder.spec])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    guard let index = context.scenarios.firstIndex(where: { $0.name == arguments.words.first })
    else { throw UsageError.missingWord(expected: name.value.expected) }
    let scenario = context.scenarios[index]
    _ = context.warnOfMissingReferences(in: [scenario])
    let folder = try SharedOptions.folder(of: context.scenarios, arguments)
    let story = StoryReport(
      ScenarioStory(
        scenario: scenario.summaryValue, lesson: scenario.lesson, question: scenario.question,
        path: folder.relativeSourcePath(of: scenario),
        source: try folder.source(of: scenario),
        next: context.scenarios.dropFirst(index + 1).first?.summaryValue),
      style: context.console.style, program: context.program)
    switch arguments[SharedOptions.format] ?? .text {
    case .json: try context.console.print(story.json)
    default: try context.console.print(story.text)
    }
    return .success
  }
}
