extension HelpText {
  /// The help at the width that `COLUMNS` says, else that of the terminal, else 80.
  static func onTerminal(path: [CommandSpec], vocabulary: Vocabulary) -> String {
    HelpText(path: path, vocabulary: vocabulary, width: Platform.width ?? 80).text
  }
}
