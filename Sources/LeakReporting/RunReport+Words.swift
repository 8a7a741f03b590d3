import ReportModel

extension TextReport {
  /// What the last line of a report begins with whose run was not as its scenario declares.
  static let contradiction = "Not as declared: "

  /// Whether the text of a report says that the run was not as its scenario declares.
  public static func contradictsDeclaration(_ text: String) -> Bool {
    text.split(separator: "\n").last?.hasPrefix(contradiction) == true
  }
}

extension RunReport {
  /// `2 tracked: 1 deinitialized, 1 survived`.
  var countWords: String {
    let known = deinitialized.count + survivors.count
    let counts = "\(deinitialized.count) deinitialized, \(survivors.count) survived"
    let rest = objects.count - known
    return "\(objects.count) tracked: \(counts)" + (rest == 0 ? "" : ", \(rest) undetermined")
  }

  /// The judgement on the run as one sentence: what was declared, and what was found.
  var outcomeWords: String {
    let declared: String
    let found: String
    if scenario.expectedEnding == .normal, ending == .completed {
      declared =
        switch scenario.declares {
        case .leaks: "something was to survive"
        case .clean:
          untrackedCount == 0 ? "nothing was to survive" : "no tracked object was to survive"
        }
      found = survivalWords + untrackedWords
    } else {
      declared = scenario.expectedEnding.words
      found = ending.words
    }
    return matchesDeclaration
      ? "As declared: \(declared), and \(found)."
      : "\(TextReport.contradiction)\(declared), but \(found)."
  }

  private var survivalWords: String {
    switch (survivors.count, objects.count) {
    case (_, 0): "nothing was tracked"
    case (0, 1): "the tracked object deinitialized"
    case (0, 2): "both tracked objects deinitialized"
    case (0, let all): "all \(all) tracked objects deinitialized"
    case (1, 1): "the tracked object survived"
    case (2, 2): "both tracked objects survived"
    case (let some, let all) where some == all: "all \(all) tracked objects survived"
    case (let some, let all): "\(some) of \(all) tracked objects survived"
    }
  }

  /// What a statement about tracked objects leaves out.
  private var untrackedWords: String {
    switch untrackedCount {
    case 0: ""
    case let count where survivors.isEmpty:
      count == 1 ? "; 1 untracked object survived" : "; \(count) untracked objects survived"
    case _: ""
    }
  }
}
