import Foundation
import LeakReporting

/// `leakscope merge FILE…`.
enum MergeCommand: Command {
  static let files = ArgumentSpec(
    value: ValueSpec("file", expected: "the path of a report", choices: .files), count: .any,
    help: "What 'diff --shard <part> --format json' has printed, for each part.")

  static let spec = CommandSpec(
    name: "merge",
    abstract: "Make one report of those that several machines have printed for 'diff --shard'.",
    examples: [
      ("merge 1.json 2.json", "See what both have found."),
      ("merge *.json -o all.txt", "Keep it in a file."),
    ],
    argument: files, options: [SharedOptions.diffFormat.spec],
    notes: ["Nothing is run. The reports must be of one version and one catalog, and of all parts."]
  )

  /// A file that is no report of a part.
  enum InputError: Error {
    case cannotRead(path: String, reason: String)
    case notAReport(path: String, DiffReport.ReadingError)
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    guard !arguments.words.isEmpty else {
      throw UsageError.missingWord(expected: "the paths of the reports to merge")
    }
    let reports = try arguments.words.map { (name: $0, report: try report(at: $0)) }
    guard var whole = try DiffReport.merging(reports) else { return .success }
    let status = reports.map { ExitStatus(rawValue: $0.report.exitStatus) ?? .internalError }
      .reduce(ExitStatus.success) { $0.combined(with: $1) }
    whole.exitStatus = status.rawValue
    do {
      try DiffOutput.print(
        whole, format: arguments[SharedOptions.diffFormat] ?? .text,
        showsSummary: !arguments[CommonOptions.quiet], program: context.program,
        console: context.console)
    } catch ConsoleError.closedPipe {
      // The reader has seen enough; the status still counts.
    }
    return status
  }

  private static func report(at path: String) throws -> DiffReport {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw InputError.cannotRead(path: path, reason: Platform.reason(of: error))
    }
    do {
      return try DiffReport(json: data)
    } catch {
      throw InputError.notAReport(path: path, error)
    }
  }
}

extension MergeCommand.InputError {
  /// The status that the error deserves.
  var status: ExitStatus {
    switch self {
    case .cannotRead: .missingInput
    case .notAReport: .unreadable
    }
  }

  /// The error as a sentence.
  var words: String {
    switch self {
    case .cannotRead(let path, let reason): "Cannot read '\(path)': \(reason)."
    case .notAReport(let path, .notAReport):
      "'\(path)' is not a report of 'diff --format json'."
    case .notAReport(let path, .otherSchema(let found)):
      "Schema '\(found)' of the report '\(path)' is not known to this version."
    }
  }
}

extension DiffReport.MergeError {
  /// The error as a sentence.
  var words: String {
    switch self {
    case .otherVersion(let name, let found, let expected):
      "'\(name)' was made by version \(found), another one by version \(expected)."
    case .otherSelection(let name, let other):
      "'\(name)' is not a part of the same whole as '\(other)': other scenarios, or another number of "
        + "parts."
    case .overlap(let part, let names):
      "Part \(part) is there more than once: " + names.map { "'\($0)'" }.joined(separator: ", ")
        + "."
    case .incomplete(let name, let found, let expected):
      "'\(name)' holds \(found) comparisons, but its part has \(expected) scenarios."
    case .missing(let parts):
      parts.count == 1
        ? "Part \(parts[0]) is missing." : "Parts \(parts.joined(separator: ", ")) are missing."
    }
  }
}
