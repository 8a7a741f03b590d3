/// Decides whether a stream gets colour.
///
/// In this order: what the command line says; `NO_COLOR`, present and not empty, forbids; `TERM=dumb`
/// forbids; a terminal allows.
package struct ColorRule: Sendable {
  /// What the command line says.
  package var choice: ColorChoice
  /// The value of `NO_COLOR`, if there is one.
  package var noColor: String?
  /// The value of `TERM`, if there is one.
  package var terminalType: String?

  /// Creates a rule.
  package init(choice: ColorChoice, noColor: String?, terminalType: String?) {
    self.choice = choice
    self.noColor = noColor
    self.terminalType = terminalType
  }

  /// Whether a stream gets colour; `isTerminal` tells what this very stream is.
  package func allowsColor(isTerminal: Bool) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: (noColor ?? "").isEmpty && terminalType != "dumb" && isTerminal
    }
  }
}
