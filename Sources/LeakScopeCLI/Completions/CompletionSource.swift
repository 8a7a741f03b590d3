/// Where a completion script takes the candidates for a value from.
enum CompletionSource {
  /// Nowhere; the value is up to the user.
  case none
  /// From the script itself.
  case words([String])
  /// From the tool, each time: the catalog may have grown since the script was made.
  case scenarios
  /// From the files.
  case files
  /// From the folders.
  case folders

  init(_ choices: Choices, vocabulary: Vocabulary) {
    self =
      switch choices {
      case .any: .none
      case .listed, .families, .commands: .words(vocabulary.names(for: choices) ?? [])
      case .scenarios: .scenarios
      case .files: .files
      case .folders: .folders
      }
  }
}
