/// A value that an option or an argument takes.
package struct ValueSpec: Sendable {
  /// What stands for the value in help, without its angle brackets.
  package let placeholder: String
  /// What is expected, as the end of the sentence "expected …".
  package let expected: String
  /// What may be given, as far as it can be listed.
  package let choices: Choices
  /// Whether a text is such a value.
  ///
  /// Choices are checked apart from it.
  package let accepts: @Sendable (String) -> Bool

  /// Creates a description of a value.
  package init(
    _ placeholder: String, expected: String, choices: Choices = .any,
    accepts: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.placeholder = placeholder
    self.expected = expected
    self.choices = choices
    self.accepts = accepts
  }
}
