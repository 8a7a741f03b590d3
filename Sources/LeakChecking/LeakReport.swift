/// What a scope left behind.
public struct LeakReport: Sendable, Hashable, CustomStringConvertible {
  /// What is alive and should not be, those of tracked objects first.
  public internal(set) var leaks: [Leak] = []
  /// Leaks that are known, each with the entry that it matches.
  public internal(set) var knownLeaks: [KnownLeak] = []
  /// Entries for known leaks that nothing matched: they are to be removed.
  public internal(set) var unmatchedKnownLeaks: [KnownLeak] = []
  /// Entries for known leaks that do not say why they are accepted; they accept nothing.
  public internal(set) var unreasonedKnownLeaks: [KnownLeak] = []
  /// Entries whose fingerprint cannot be one; they accept nothing.
  public internal(set) var malformedKnownLeaks: [KnownLeak] = []
  /// Entries that were compared with nothing, or not with all leaks, so that nobody knows whether they are right.
  public internal(set) var uncheckedKnownLeaks: [KnownLeak] = []
  /// How many kinds of leaks there are besides those that are told.
  public internal(set) var furtherLeakCount = 0
  /// Objects of the modules that were born meanwhile on other threads or in detached tasks, and that may be
  /// anybody's.
  public internal(set) var unassignedCount = 0
  /// The modules whose objects were looked for.
  public internal(set) var modules: [String] = []
  /// What was still running when the scope was looked at, so that it may have let go a moment later.
  public internal(set) var stillRunning: [StillRunning] = []
  /// Why memory was not read, as a full sentence: then only tracked objects were judged.
  public internal(set) var obstacle: String?
  /// What else limits the report, as full sentences.
  public internal(set) var notes: [String] = []

  init() {}

  /// Whether nothing is wrong: no leak but known ones, and no entry for a known one that is wrong.
  public var isClean: Bool {
    leaks.isEmpty && furtherLeakCount == 0 && unmatchedKnownLeaks.isEmpty
      && unreasonedKnownLeaks.isEmpty && malformedKnownLeaks.isEmpty
  }

  /// The whole report, a headline first.
  public var description: String {
    ([headline] + leaks.flatMap(lines) + remarks).joined(separator: "\n")
  }

  private var headline: String {
    guard !leaks.isEmpty else {
      if obstacle != nil { return "whether anything leaks is not known" }
      return knownLeaks.isEmpty ? "no leaks" : "no other leaks"
    }
    let shown = leaks.prefix(3).map(\.summary).joined(separator: ", ")
    let more = leaks.count > 3 ? " and \(leaks.count - 3) more" : ""
    return (leaks.count == 1 ? "1 leak: " : "\(leaks.count) leaks: ") + shown + more
  }

  private func lines(for leak: Leak) -> [String] {
    ["", leak.explanation] + (leak.fingerprint.map { ["      fingerprint \($0)"] } ?? [])
  }

  /// What a reader has to know besides the leaks.
  var remarks: [String] {
    var lines: [String] = []
    if furtherLeakCount > 0 {
      lines.append("\(furtherLeakCount) more kinds of leaks not looked into")
    }
    lines += knownLeakRemarks
    lines += stillRunning.map(\.description)
    if unassignedCount > 0 {
      let names = modules.joined(separator: ", ")
      lines.append(
        unassignedCount == 1
          ? "1 object of \(names) was born on another thread meanwhile and could not be assigned"
          : "\(unassignedCount) objects of \(names) were born on other threads meanwhile and could not be "
            + "assigned")
    }
    if let obstacle {
      lines.append(obstacle + " Objects that were not tracked were not looked at.")
    }
    lines += notes
    return lines.isEmpty ? [] : [""] + lines.map { "   " + $0 }
  }

  private var knownLeakRemarks: [String] {
    let unmatched = unmatchedKnownLeaks.map {
      "known leak \($0.fingerprint) (\($0.reason)) was not found: remove its entry"
    }
    let unreasoned = unreasonedKnownLeaks.map {
      "known leak \($0.fingerprint) has no reason, and is not accepted"
    }
    let malformed = malformedKnownLeaks.map {
      "known leak '\($0.fingerprint)' (\($0.reason)) is no fingerprint, and is not accepted: that has 16 "
        + "hexadecimal digits in lower case, and stands below the leak in a report"
    }
    let why = obstacle == nil ? "there are more leaks than were looked into" : "memory was not read"
    let unchecked = uncheckedKnownLeaks.map {
      "known leak \($0.fingerprint) (\($0.reason)) could not be compared: \(why)"
    }
    return unmatched + unreasoned + malformed + unchecked
  }
}
