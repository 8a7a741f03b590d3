/// What may stand where a value is expected, as far as it can be listed or completed.
package enum Choices: Equatable, Sendable {
  /// Anything.
  case any
  /// One of these, or another way to write one that its option understands.
  case listed([String])
  /// The name of a scenario in the catalog.
  case scenarios
  /// The name of a family in the catalog.
  case families
  /// The name of a command.
  case commands
  /// A path of a file.
  case files
  /// A path of a folder.
  case folders

  /// Whether a text may stand there, as far as that can be said without the option, whose values have these names.
  func allow(_ text: String, among names: [String]?) -> Bool {
    if case .listed = self { return true }
    return names?.contains(text) ?? true
  }
}
