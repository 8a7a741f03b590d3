import ScenarioKit

/// Whoever wants to know what was scanned.
private protocol ScannerDelegate: AnyObject {
  func scanned(_ code: String)
}

/// Reads codes and tells its delegate.
private final class Scanner {
  weak var delegate: (any ScannerDelegate)?

  func scan(_ code: String) { delegate?.scanned(code) }
}

/// Checks in whoever shows a code.
private final class CheckIn: ScannerDelegate {
  let scanner = Scanner()
  private(set) var guests = 0

  init() { scanner.delegate = self }

  func scanned(_ code: String) { guests += 1 }
}

extension Scenario {
  /// A weak delegate.
  ///
  /// ```
  /// check-in ─► scanner ~weak~> check-in
  /// ```
  static let delegateWeak = Scenario(
    name: "delegate-weak",
    family: .structure,
    summary: "a scanner refers to its delegate weakly",
    question: "The scanner works as before. What does `weak` cost?",
    lesson: """
      Nothing but the question mark: the delegate may be gone, and then the scanner tells nobody. Ownership
      goes one way, from the check-in to its scanner.
      """,
    declares: .clean,
    fixes: "delegate-strong"
  ) { scope in
    let checkIn = scope.track(CheckIn(), "check-in")
    scope.track(checkIn.scanner, "scanner")
    checkIn.scanner.scan("A1")
    scope.log("guests = \(checkIn.guests)")
    scope.letGo(consume checkIn)
  }
}
