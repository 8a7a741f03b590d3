/// A leak that is known and accepted, for a reason.
public struct KnownLeak: Sendable, Hashable {
  /// The fingerprint, as a report shows it below the leak: 16 hexadecimal digits, in lower case.
  public let fingerprint: String
  /// Why the leak is accepted, for whoever reads it later; must not be empty.
  public let reason: String

  /// Creates an entry.
  public init(fingerprint: String, reason: String) {
    self.fingerprint = fingerprint
    self.reason = reason
  }

  /// Whether the entry says what it has to say.
  var hasReason: Bool { reason.contains { !$0.isWhitespace } }

  /// Whether the fingerprint looks like one.
  var hasForm: Bool {
    fingerprint.utf8.count == 16 && fingerprint.allSatisfy { "0123456789abcdef".contains($0) }
  }
}

/// Leaks that are known and accepted.
///
///     expectNoLeaks(known: [.init(fingerprint: "8d6f0a41c7d2b953", reason: "AcmeSDK 3.1 keeps its delegate")]) {
///       …
///     }
///
/// An entry without a reason is an error, and so is one that no leak matches: a list never grows stale. Where memory
/// cannot be read nothing has a fingerprint, so that no entry can match; then the report says so, and blames none.
public struct KnownLeaks: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// The entries.
  public let entries: [KnownLeak]

  /// Creates a list.
  public init(_ entries: [KnownLeak] = []) { self.entries = entries }

  /// Creates a list from its entries.
  public init(arrayLiteral elements: KnownLeak...) { self.init(elements) }

  /// Takes the known leaks out of a report, and notes entries that are wrong.
  func apply(to report: inout LeakReport) {
    let found = Set(report.leaks.compactMap(\.fingerprint))
    report.unreasonedKnownLeaks = entries.filter { !$0.hasReason }
    report.malformedKnownLeaks = entries.filter { $0.hasReason && !$0.hasForm }
    let valid = entries.filter { $0.hasReason && $0.hasForm }
    let accepted = Set(valid.map(\.fingerprint))
    report.knownLeaks = valid.filter { found.contains($0.fingerprint) }
    report.leaks.removeAll { $0.fingerprint.map(accepted.contains) ?? false }
    let others = valid.filter { !found.contains($0.fingerprint) }
    // Where memory was not read nothing has a fingerprint, and no entry is to blame.
    if report.obstacle == nil, report.furtherLeakCount == 0 {
      report.unmatchedKnownLeaks = others
    } else {
      report.uncheckedKnownLeaks = others
    }
  }
}
