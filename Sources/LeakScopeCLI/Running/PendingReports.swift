import LeakReporting
import ScenarioKit

/// The pending reports that a command is about: of the scenarios that were named, or all.
struct PendingReports {
  static let all = Flag("all", help: "Take every pending report.")

  /// The scenarios whose reports are meant, in the order of the catalog.
  let scenarios: [Scenario]
  /// Pending reports of scenarios that are not there any more, as paths in the folder.
  let orphans: [String]
  /// Whether the scenarios were named, so that one without a pending report is a mistake.
  let areNamed: Bool

  /// Finds out what is meant.
  ///
  /// - Throws: A `UsageError` unless either names or `--all` were given.
  init(_ arguments: ParsedArguments, in context: CommandContext, _ folder: ScenariosFolder) throws {
    areNamed = !arguments.words.isEmpty
    guard areNamed != arguments[Self.all] else {
      throw areNamed
        ? UsageError.contradiction("'--all'", "names of scenarios")
        : UsageError.missingWord(
          expected: "the names of scenarios, or '\(Self.all.spec.typedName)'")
    }
    scenarios = context.selection(arguments.words)
    orphans = areNamed ? [] : folder.unreferencedPendingReports(known: context.scenarios)
  }

  /// Does something for each scenario, which says whether there was a pending report, and tells what fails;
  /// the others are done all the same.
  func forEach(
    in context: CommandContext, do body: (Scenario) throws -> Bool
  ) throws -> (status: ExitStatus, count: Int) {
    var (status, count) = (ExitStatus.success, 0)
    for scenario in scenarios {
      do {
        if try body(scenario) {
          count += 1
        } else if areNamed {
          throw Missing(scenario: scenario.name)
        }
      } catch let error as ConsoleError {
        throw error
      } catch {
        count += 1
        let diagnosis = Diagnosis(error, in: context.program)
        let isUnreadable = error is ExpectationError
        context.console.error(
          diagnosis.words ?? "",
          help: isUnreadable
            ? "  '\(context.program) reject \(scenario.name)' removes a pending report.\n" : "")
        status = status.combined(with: diagnosis.status)
      }
    }
    if count + orphans.count == 0 { context.console.advise("Nothing is pending.\n") }
    return (status, count)
  }

  /// Makes the pending report of a scenario what is expected of it, and prints so; whether there was one.
  ///
  /// Whoever accepts a report that contradicts its scenario is told, as whoever records it is.
  static func accept(
    of scenario: Scenario, in folder: ScenariosFolder, on console: Console
  ) throws -> Bool {
    guard let body = try folder.pendingReport(of: scenario),
      let result = try folder.acceptPending(of: scenario)
    else { return false }
    let word = result == .written ? "accepted " : "unchanged"
    try console.print("\(word)   \(folder.relativeExpectationPath(of: scenario))\n")
    if TextReport.contradictsDeclaration(body) { console.note(undeclared: scenario) }
    return true
  }

  /// A scenario was named that has no pending report.
  struct Missing: Error {
    let scenario: String

    /// The error as a sentence.
    var words: String {
      "'\(scenario)' has no pending report; 'diff --update-pending' leaves one where a report "
        + "differs."
    }
  }
}

extension Console {
  /// Says that what is expected now of a scenario is not what it declares.
  func note(undeclared scenario: Scenario) {
    advise("Note: \(scenario.name) was not as it declares.\n")
  }
}
