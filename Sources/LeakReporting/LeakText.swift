public import ReportModel

/// Leaks outside the report of a run, each in the words that such a report has.
public struct LeakText {
  /// One leak, or several alike.
  public struct Entry {
    /// Why the object is alive that the leak is shown from.
    public let explanation: OwnershipExplanation
    /// How many objects or leaks it stands for.
    public let count: Int
    /// The words, a line each, indented once.
    public let lines: [String]
  }

  /// The leaks, those of tracked objects first.
  public let entries: [Entry]

  /// Puts the leaks of a report into words.
  public init(_ ownership: OwnershipReport) {
    let text = OwnershipText(ownership, style: .plain, isFull: false, namesCuts: true)
    var explained: [OwnershipExplanation] = []
    var entries: [Entry] = []
    for explanation in ownership.explanations
    where !explained.contains(where: explanation.isAlike) {
      explained.append(explanation)
      let alike = ownership.explanations.filter {
        $0.isAlike(explanation) && $0.object != explanation.object
      }
      entries.append(
        Entry(
          explanation: explanation, count: alike.count + 1,
          lines: text.lines(for: explanation, alike: alike)))
    }
    for leak in ownership.leaks {
      entries.append(
        Entry(explanation: leak.explanation, count: leak.count, lines: text.lines(for: leak)))
    }
    self.entries = entries
  }
}
