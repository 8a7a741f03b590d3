import ScenarioKit

/// Whoever wants to know what was scanned.
private protocol ScannerDelegate: AnyObject {
  func scanned(_ code: String)
}

/// Reads codes and tells its delegate.
private final class Scanner {
  var delegate: (any ScannerDelegate)?

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
  /// A delegate property without `weak`.
  ///
  /// ```
  /// check-in ─► scanner ─► delegate ─► check-in
  /// ```
  static let delegateStrong = Scenario(
    name: "delegate-strong",
    family: .structure,
    summary: "a scanner holds its delegate, which holds the scanner",
    question: "A delegate often owns what it is told by. What if the property is not weak?",
    lesson: """
      The check-in owns its scanner, and the scanner reports back to its owner. One of the two references has
      to be weak, and it is the one that points back. That the property has a protocol's type changes nothing:
      an existential of a class protocol holds its object like any reference.
      """,
    declares: .leaks,
    fixedBy: "delegate-weak",
    remedy: "declare the delegate weak, or set it to nil when the work is over"
  ) { scope in
    let checkIn = scope.track(CheckIn(), "check-in")
    scope.track(checkIn.scanner, "scanner")
    checkIn.scanner.scan("A1")
    scope.log("guests = \(checkIn.guests)")
    scope.letGo(consume checkIn)
  }
}
