import LeakReporting
import ReportModel
import ScenarioKit

/// What an error means to the person at the terminal: a status to exit with, and words.
///
/// Modules throw data; this is the one place that knows which status an error deserves.
struct Diagnosis {
  /// The status to exit with.
  let status: ExitStatus
  /// What to say, on one line that does nothing to a terminal, whatever was typed or read; nothing when
  /// there is nobody to say it to or nothing went wrong.
  let words: String?
  /// What helps, in lines of its own; empty or with a line feed at its end.
  let advice: String

  /// Tells what `error` means in a program that has this name on the command line.
  init(_ error: any Error, in program: String) {
    let (status, words) = Self.statusAndWords(for: error, in: program)
    self.status = status
    self.words = words.map(VisibleText.line)
    advice = Self.details(of: error).map { "  " + VisibleText.line($0) + "\n" }.joined()
  }

  private static func statusAndWords(
    for error: any Error, in program: String
  ) -> (ExitStatus, String?) {
    switch error {
    case let error as UsageError: (.usage, error.words(in: program))
    case let error as CompareCommand.NoPair: (.usage, error.words(in: program))
    case let error as ConsoleError: of(error)
    case let error as ExpectationError: (.unreadable, error.words)
    case let error as ScenariosFolderError: of(error)
    case let error as DiffReport.MergeError: (.unreadable, error.words)
    case let error as MergeCommand.InputError: (error.status, error.words)
    case let error as StarterError: of(error, in: program)
    case let error as ExecError: (error.status, error.words)
    case let error as CatalogProblem: (.internalError, error.words)
    case let error as RunnerError: (.internalError, words(for: error))
    case let error as PendingReports.Missing: (.missingInput, error.words)
    case let refusal as RecordingRule.Refusal:
      (
        .cannotWrite,
        "Recording is refused because CI is set: nobody would read what was recorded. "
          + "Give '\(refusal.override)' to record all the same."
      )
    default: (.internalError, "Internal error: \(error).")
    }
  }

  /// What a process printed that did not start.
  private static func details(of error: any Error) -> [String] {
    guard case .childDidNotStart(_, let output)? = error as? RunnerError else { return [] }
    return output
  }

  private static func of(_ error: ConsoleError) -> (ExitStatus, String?) {
    switch error {
    case .closedPipe: (.success, nil)
    case .cannotWrite(let place, let reason):
      (.cannotWrite, "Cannot write to \(place): \(reason).")
    }
  }

  private static func of(_ error: ScenariosFolderError) -> (ExitStatus, String) {
    switch error {
    case .noSuchFolder(let path):
      (.missingInput, "There is no folder '\(path)'.")
    case .noScenarios(let path, let expected):
      (.missingInput, "'\(path)' is not the folder of these scenarios: \(absence(of: expected)).")
    case .noFolderFound(let name, let passedOver, let expected):
      (
        .missingInput,
        "There is no folder" + (name.map { " '\($0)'" } ?? "")
          + " with these scenarios at or above the working directory, nor the one that this program "
          + "was compiled from. "
          + passedOver.map { "'\($0)' is another one: \(absence(of: expected)). " }.joined()
          + "Name it with '\(SharedOptions.scenariosFolder.spec.typedName)'."
      )
    case .cannotReadSource(let scenario, let path, let reason):
      (.missingInput, "The source of '\(scenario)' cannot be read: \(path): \(reason).")
    case .cannotList(let path, let reason):
      (.missingInput, "The folder '\(path)' cannot be read: \(reason).")
    case .cannotWrite(let path, let reason):
      (.cannotWrite, "Cannot write to \(path): \(reason).")
    }
  }

  private static func of(_ error: StarterError, in program: String) -> (ExitStatus, String) {
    switch error {
    case .noPackage(let path):
      (
        .missingInput,
        "There is no Package.swift in '\(path)' or above it. '\(program) init' adds to a package that is "
          + "there; 'swift package init' makes one."
      )
    case .noSuchFolder(let path): (.missingInput, "There is no folder '\(path)'.")
    case .cannotRead(let path): (.missingInput, "\(path) cannot be read.")
    case .exists(let paths):
      (
        .cannotWrite,
        paths.map { "'\($0)'" }.joined(separator: ", ")
          + (paths.count == 1 ? " is" : " are") + " there already; nothing was written. Another '"
          + InitCommand.name.spec.typedName + "' makes another target."
      )
    case .cannotWrite(let path, let reason):
      (.cannotWrite, "Cannot write \(path): \(reason). Nothing was written.")
    }
  }

  /// That no source of a scenario is there.
  private static func absence(of expected: String?) -> String {
    "it holds the source of none" + (expected.map { ", such as '\($0)'" } ?? "")
  }

  private static func words(for error: RunnerError) -> String {
    switch error {
    case .system(let call, let reason):
      "A scenario could not be run: \(call): \(reason)."
    case .tooManyOpenFiles(let limit):
      "A scenario could not be run: too many open files. 'ulimit -n' allows \(limit); 24 are enough "
        + "for one scenario at a time, and 8 more for each further one."
    case .notEnoughAddressSpace(let limit, let needed):
      "There is not enough address space to run a scenario: 'ulimit -v' allows \(limit >> 20) MiB, "
        + "and \(needed >> 20) MiB are needed."
    case .cannotStartThreads(let count):
      "A scenario cannot be run: the system does not let this process start \(count) threads. See 'ulimit -u', "
        + "'ulimit -d' and the limit on processes of the container."
    case .childDidNotStart(let scenario, _):
      "The process for '\(scenario)' did not start."
    }
  }
}
