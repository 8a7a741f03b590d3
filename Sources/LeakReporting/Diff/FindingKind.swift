/// What a difference means; also the rule that it breaks, as formats for programs call it.
public enum FindingKind: String, Codable, CaseIterable, Sendable {
  /// Something survived that was to go.
  case newLeak = "new-leak"
  /// Something went that was to survive.
  case leakGone = "leak-gone"
  /// Something survived as expected, and something else keeps it.
  case otherReason = "other-reason"
  /// The process ended in another way.
  case otherEnding = "other-ending"
  /// The same happened in another order.
  case otherOrder = "other-order"
  /// Something else happened.
  case otherEvents = "other-events"
  /// Other objects are named, and none of them leaks.
  case otherObjects = "other-objects"
  /// The report says the same in other words.
  case otherWording = "other-wording"
  /// One of the texts is not divided like a report, so that only its lines can be compared.
  case otherText = "other-text"
  /// Nothing was recorded.
  case noExpectation = "no-expectation"
  /// What was recorded cannot be read.
  case unreadableExpectation = "unreadable-expectation"
  /// The scenario could not be run.
  case notRun = "not-run"
  /// An expectation belongs to no scenario.
  case unreferencedExpectation = "unreferenced-expectation"

  /// How loudly a finding is told; every one of them makes `diff` fail.
  public enum Level: String, CaseIterable, Sendable {
    /// The program behaves in another way.
    case error
    /// The program behaves as it did, and what is recorded does not fit.
    case warning
  }

  /// How loudly the finding is told.
  public var level: Level {
    switch self {
    case .otherWording, .unreferencedExpectation: .warning
    default: .error
    }
  }

  /// What has been found, in a few words.
  var title: String {
    switch self {
    case .newLeak: "A new leak"
    case .leakGone: "An expected leak is gone"
    case .otherReason: "The same leak for another reason"
    case .otherEnding: "Another ending"
    case .otherOrder: "The same events in another order"
    case .otherEvents: "Other events"
    case .otherObjects: "Other objects, none of them a leak"
    case .otherWording: "Only the wording or the layout differs"
    case .otherText: "Another text"
    case .noExpectation: "No expectation"
    case .unreadableExpectation: "An unreadable expectation"
    case .notRun: "A scenario that could not be run"
    case .unreferencedExpectation: "An expectation without a scenario"
    }
  }

  /// What it means, in a sentence or two.
  var explanation: String {
    switch self {
    case .newLeak:
      "An object is still allocated at the end of the scenario that was deallocated when the expectation "
        + "was recorded."
    case .leakGone:
      "An object was deallocated that the expectation records as a survivor. Either the leak is repaired, "
        + "and the expectation is to follow, or the scenario shows no longer what it is there to show."
    case .otherReason:
      "An object survives as the expectation says, but other references keep it alive."
    case .otherEnding:
      "The process of the scenario ended in another way than is recorded: it crashed, hung, threw or exited."
    case .otherOrder: "The event log holds the recorded lines in another order."
    case .otherEvents: "The event log holds other lines than the recorded ones."
    case .otherObjects:
      "The report names other objects than the recorded one, or other types, and the leaks are the same."
    case .otherWording:
      "Events, objects, reasons and ending are those that were recorded; only the text about them differs."
    case .otherText:
      "What is recorded is not divided into sections like a report, so that only its lines can be compared."
    case .noExpectation: "No report is recorded for the scenario."
    case .unreadableExpectation:
      "The file with the recorded report is damaged or of another version."
    case .notRun: "The system did not let the scenario be run."
    case .unreferencedExpectation: "A recorded report belongs to no scenario of the catalog."
    }
  }
}
