import ScenarioKit

/// What an error means to the person at the terminal: a status to exit with, and words.
///
/// Modules throw data; this is the one place that knows which status an error deserves.
struct Diagnosis {
  /// The status to exit with.
  let status: ExitStatus
  /// What to say; nothing when there is nobody to say it to or nothing went wrong.
  let words: String?

  init(_ error: any Error) {
    switch error {
    case let error as UsageError: (status, words) = (.usage, error.words)
    case let error as ConsoleError: (status, words) = Self.of(error)
    case let error as ExpectationError: (status, words) = (.unreadable, Self.words(for: error))
    case let error as ScenariosFolderError: (status, words) = Self.of(error)
    case let error as RunnerError: (status, words) = (.internalError, Self.words(for: error))
    case is Interruption.Requested: (status, words) = (.interrupted, nil)
    default: (status, words) = (.internalError, "Internal error: \(error).")
    }
  }

  private static func of(_ error: ConsoleError) -> (ExitStatus, String?) {
    switch error {
    case .closedPipe: (.success, nil)
    case .cannotWrite(let place, let reason):
      (.cannotWrite, "Cannot write to \(place): \(reason).")
    }
  }

  private static func words(for error: ExpectationError) -> String {
    let (place, problem) =
      switch error {
      case .notUTF8(let path, let line): ("\(path):\(line)", "The line is not UTF-8.")
      case .notAnExpectation(let path, let line):
        ("\(path):\(line)", "This is no expectation: its first line is another one.")
      case .otherSchema(let path, let line, let found):
        ("\(path):\(line)", "Schema '\(found)' of the expectation is not known to this version.")
      case .truncated(let path, let line):
        ("\(path):\(line)", "The expectation is not complete: its last line is not 'end'.")
      case .unreadable(let path, let reason): (path, "Cannot be read: \(reason).")
      }
    return "\(place): \(problem)"
  }

  private static func of(_ error: ScenariosFolderError) -> (ExitStatus, String) {
    switch error {
    case .noSuchFolder(let path):
      (.missingInput, "There is no folder '\(path)'.")
    case .noFolderFound:
      (
        .missingInput,
        "There is no folder 'Scenarios' at or above the working directory. "
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

  private static func words(for error: RunnerError) -> String {
    switch error {
    case .system(let call, let reason):
      "A scenario could not be run: \(call): \(reason)."
    case .childDidNotStart(let scenario, let output):
      "The process for '\(scenario)' did not start."
        + output.map { "\n  " + $0 }.joined()
    }
  }
}
