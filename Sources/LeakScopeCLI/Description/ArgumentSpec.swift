/// What a command takes besides options.
package struct ArgumentSpec: Sendable {
  /// How many there may be.
  package enum Count: Sendable {
    /// Exactly one.
    case one
    /// One or none.
    case optional
    /// Any number, none included.
    case any
    /// A program and its arguments: whatever follows the first word belongs to the program.
    case commandLine

    var isRequired: Bool {
      switch self {
      case .one, .commandLine: true
      case .optional, .any: false
      }
    }

    var allowsSeveral: Bool {
      switch self {
      case .any, .commandLine: true
      case .one, .optional: false
      }
    }
  }

  /// What is expected.
  package let value: ValueSpec
  /// How many there may be.
  package let count: Count
  /// What it is for, as a sentence.
  package let help: String

  /// Creates a description of an argument.
  package init(value: ValueSpec, count: Count, help: String) {
    self.value = value
    self.count = count
    self.help = help
  }

  /// How it stands in a usage line: `<name>`, `[<name>]`, `[<name> ...]`, or `[--] <name> [<argument> ...]`.
  package var usage: String {
    switch count {
    case .one: "<\(value.placeholder)>"
    case .optional: "[<\(value.placeholder)>]"
    case .any: "[<\(value.placeholder)> ...]"
    case .commandLine: "[--] <\(value.placeholder)> [<argument> ...]"
    }
  }
}
