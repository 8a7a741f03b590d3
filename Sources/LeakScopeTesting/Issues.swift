internal import LeakChecking
internal import Testing

extension LeakReport {
  /// Records an issue if there are leaks, and warns if not all was looked at.
  func record(_ comment: Comment?, at sourceLocation: SourceLocation) {
    let text = (comment.map { "\($0)\n" } ?? "") + description
    if !isClean {
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    } else if obstacle != nil {
      Warning.record(text, at: sourceLocation)
    }
  }
}

extension GrowthReport {
  /// Records an issue if something grew, and warns if nothing could be counted.
  func record(_ comment: Comment?, at sourceLocation: SourceLocation) {
    let text = (comment.map { "\($0)\n" } ?? "") + description
    if !isClean {
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    } else if obstacle != nil {
      Warning.record(text, at: sourceLocation)
    }
  }
}

/// What a check says that could not look.
private enum Warning {
  /// Records a warning that belongs to no test, and names it instead.
  ///
  /// In the test, a `withKnownIssue` around the check would take the warning for the leak that it waits for. On a
  /// thread of its own nothing of the test is known.
  static func record(_ text: String, at sourceLocation: SourceLocation) {
    let place = Test.current.map { "in \($0.name): " } ?? ""
    ApartThread.run {
      Issue.record(
        Comment(rawValue: place + text), severity: .warning, sourceLocation: sourceLocation)
    }
  }
}
