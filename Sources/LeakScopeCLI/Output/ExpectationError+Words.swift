import ScenarioKit

extension ExpectationError {
  /// The error as a sentence behind the place that it is about.
  var words: String { "\(place): \(problem)" }

  /// The same, with the place as it is called on every machine: from the folder of scenarios.
  func words(in folder: ScenariosFolder) -> String {
    let words = words
    return words.hasPrefix(folder.path + "/")
      ? String(words.dropFirst(folder.path.count + 1)) : words
  }

  private var place: String {
    switch self {
    case .notUTF8(let path, let line), .notAnExpectation(let path, let line),
      .otherSchema(let path, let line, _), .carriageReturn(let path, let line),
      .truncated(let path, let line):
      "\(path):\(line)"
    case .unreadable(let path, _): path
    }
  }

  private var problem: String {
    switch self {
    case .notUTF8: "The line is not UTF-8."
    case .notAnExpectation:
      "This is not an expectation: its first line was expected to be "
        + "'\(ScenariosFolder.firstLineOfExpectations)'. Bring back the file from version control, or "
        + "remove it and record it anew with 'record'."
    case .otherSchema(_, _, let found):
      "Schema '\(found)' of the expectation is not known to this version."
    case .carriageReturn: "The line ends in CRLF; an expectation's end in LF."
    case .truncated: "The expectation is not complete: its last line is not 'end'."
    case .unreadable(_, let reason): "Cannot be read: \(reason)."
    }
  }
}
