/// A leak that is known and accepted, for a reason.
public struct KnownLeak: Sendable, Hashable {
  /// The fingerprint, as a report shows it.
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
}

/// Leaks that are known and accepted.
///
///     expectNoLeaks(known: [.init(fingerprint: "8d6f0a41c7d2b953", reason: "AcmeSDK 3.1 keeps its delegate")]) {
///       …
///     }
///
/// An entry without a reason is an error, and so is one that no leak matches: a list never grows stale.
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
    let valid = entries.filter(\.hasReason)
    let accepted = Set(valid.map(\.fingerprint))
    report.knownLeaks = valid.filter { found.contains($0.fingerprint) }
    report.leaks.removeAll { $0.fingerprint.map(accepted.contains) ?? false }
    report.unreasonedKnownLeaks = entries.filter { !$0.hasReason }
    // Where memory was not read nothing has a fingerprint, and no entry is to blame.
    guard report.obstacle == nil else { return }
    report.unmatchedKnownLeaks = valid.filter { !found.contains($0.fingerprint) }
  }
}
