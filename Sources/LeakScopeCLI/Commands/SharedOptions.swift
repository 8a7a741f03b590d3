import LeakReporting
import ScenarioKit

/// The options and arguments that several commands understand, but not all.
enum SharedOptions {
  static let format = format(.text, .json)
  static let diffFormat = format(DiffReport.formats)

  static let jobs = jobs(default: "one per processor")

  static func jobs(default text: String) -> Option<Int> {
    Option<Int>(
      "jobs", takes: "number", expected: "a whole number from 1 to 64", default: text,
      help: "Run at most this many scenarios at a time; the result is the same for any number."
    ) { text in
      Int(text).flatMap { (1...64).contains($0) ? $0 : nil }
    }
  }

  static let timeout = Option<Duration>(
    "timeout", takes: "seconds",
    expected: "a number of seconds greater than 0 and at most 86400", default: "10",
    help: "End a scenario that runs longer than this."
  ) { text in
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else { return nil }
    return .seconds(seconds)
  }

  static let scenariosFolder = Option<String>(
    "scenarios", takes: "folder", expected: "a path of a folder", choices: .folders,
    default: "the nearest of its name at or above the working directory, else the one that this "
      + "program was compiled from",
    help: "The folder with the sources and the expectations of the scenarios.")

  /// The folder of these scenarios that the arguments ask for, else the one that is found.
  static func folder(
    of scenarios: [Scenario], _ arguments: ParsedArguments
  ) throws -> ScenariosFolder {
    try ScenariosFolder.locate(explicit: arguments[scenariosFolder], catalog: scenarios)
  }

  static func format(_ formats: OutputFormat...) -> Option<OutputFormat> { format(formats) }

  private static func format(_ formats: [OutputFormat]) -> Option<OutputFormat> {
    Option(
      "format", takes: "format", oneOf: formats, default: .text, help: "The form of the result.")
  }

  static func names(_ count: ArgumentSpec.Count, help: String) -> ArgumentSpec {
    ArgumentSpec(
      value: ValueSpec("name", expected: "the name of a scenario", choices: .scenarios),
      count: count, help: help)
  }
}
