/// An option with a value of a known type.
///
/// The same conversion checks the text while parsing and makes the value afterwards, so that a command
/// never meets a text it cannot read.
package struct Option<Value: Sendable>: Sendable {
  /// The option as data.
  package let spec: OptionSpec
  /// Makes the value out of the text that was given; `nil` when the text is no such value.
  package let convert: @Sendable (String) -> Value?

  /// Creates an option whose values are made by `convert`.
  package init(
    _ name: String, letter: Character? = nil, takes placeholder: String, expected: String,
    choices: Choices = .any, default defaultText: String? = nil, repeats: Bool = false,
    help: String, convert: @escaping @Sendable (String) -> Value?
  ) {
    let value = ValueSpec(placeholder, expected: expected, choices: choices) { convert($0) != nil }
    spec = OptionSpec(
      name: name, letter: letter, help: help, value: value, defaultText: defaultText,
      repeats: repeats)
    self.convert = convert
  }
}

extension Option where Value == String {
  /// Creates an option that takes text.
  package init(
    _ name: String, letter: Character? = nil, takes placeholder: String, expected: String,
    choices: Choices, repeats: Bool = false, default defaultText: String? = nil, help: String
  ) {
    self.init(
      name, letter: letter, takes: placeholder, expected: expected, choices: choices,
      default: defaultText, repeats: repeats, help: help
    ) { $0 }
  }
}

extension Option where Value: RawRepresentable, Value.RawValue == String {
  /// Creates an option that takes one of several values.
  package init(
    _ name: String, takes placeholder: String, oneOf values: [Value], default standard: Value?,
    help: String
  ) {
    self.init(
      name, takes: placeholder, expected: "one of the listed values",
      choices: .listed(values.map(\.rawValue)), default: standard?.rawValue, help: help
    ) { Value(rawValue: $0) }
  }
}
