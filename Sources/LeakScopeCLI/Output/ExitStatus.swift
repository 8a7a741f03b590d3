/// The statuses with which the tool exits.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Everything was as declared or as expected.
  case success = 0
  /// Something was not.
  case finding = 1
  /// A scenario crashed, timed out or exceeded a limit, and does not declare it.
  case crash = 2
  /// The command line was wrong.
  case usage = 64
  /// An expectation, or a report to be merged, could not be read.
  case unreadable = 65
  /// A named input is missing.
  case missingInput = 66
  /// The platform cannot do what was asked for.
  case unavailable = 69
  /// The tool itself failed.
  case internalError = 70
  /// Something could not be written.
  case cannotWrite = 73
  /// The run was interrupted.
  case interrupted = 130

  /// What the status means, as help lists it.
  package var meaning: String {
    switch self {
    case .success:
      "run: every scenario ended as it declares; diff: every report equals its expectation, a "
        + "recorded crash included."
    case .finding:
      "A scenario did not end as it declares, a report differs from its expectation, or an object "
        + "survived under --fail-on-leak."
    case .crash:
      "run: a scenario crashed, timed out or exceeded a limit and does not declare it; diff: one "
        + "did, and that is not what was recorded."
    case .usage: "The command line is wrong."
    case .unreadable: "An expectation or the report of a part cannot be read, or parts do not fit."
    case .missingInput: "A named input is missing."
    case .unavailable: "Not available on this platform."
    case .internalError: "The tool itself failed."
    case .cannotWrite: "The result or an expectation cannot be written, or must not be in CI."
    case .interrupted: "Interrupted; running scenarios were ended."
    }
  }

  /// How much a status outweighs others when a run has several reasons for one: a failure of the tool
  /// first, then what it could not write or read, then what it found.
  private static let byWeight: [ExitStatus] = [
    .success, .finding, .crash, .unreadable, .cannotWrite, .internalError,
  ]

  /// The weightier of two statuses.
  ///
  /// One that ends a run at once outweighs all that only add up.
  package func combined(with other: ExitStatus) -> ExitStatus {
    func weight(_ status: ExitStatus) -> Int {
      Self.byWeight.firstIndex(of: status) ?? Self.byWeight.count
    }
    return weight(self) >= weight(other) ? self : other
  }
}
