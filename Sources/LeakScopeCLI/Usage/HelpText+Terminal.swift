extension HelpText {
  /// The help at the width that `COLUMNS` says, else that of the terminal, else 80.
  static func onTerminal(path: [CommandSpec], vocabulary: Vocabulary) -> String {
    let asked = Platform.environment("COLUMNS").flatMap { Int($0) }
    let width = asked ?? Platform.columns(of: .output) ?? 80
    return HelpText(path: path, vocabulary: vocabulary, width: max(40, width)).text
  }
}
