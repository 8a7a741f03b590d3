internal import LeakChecking
internal import Testing

extension LeakReport {
  /// Records an issue if there are leaks, and a warning if not all was looked at.
  func record(_ comment: Comment?, at sourceLocation: SourceLocation) {
    let prefix = comment.map { "\($0)\n" } ?? ""
    guard !isClean || obstacle != nil else { return }
    Issue.record(
      Comment(rawValue: prefix + description), severity: isClean ? .warning : .error,
      sourceLocation: sourceLocation)
  }
}

extension GrowthReport {
  /// Records an issue if something grew, and a warning if nothing could be counted.
  func record(_ comment: Comment?, at sourceLocation: SourceLocation) {
    guard !isClean || obstacle != nil else { return }
    let prefix = comment.map { "\($0)\n" } ?? ""
    Issue.record(
      Comment(rawValue: prefix + description), severity: isClean ? .warning : .error,
      sourceLocation: sourceLocation)
  }
}
