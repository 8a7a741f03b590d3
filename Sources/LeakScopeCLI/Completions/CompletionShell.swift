/// A shell for which completions can be generated.
package enum CompletionShell: String, CaseIterable, Sendable {
  /// GNU Bash.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish

  /// The script that teaches the shell the command at the root and those below it.
  package func script(for root: CommandSpec, vocabulary: Vocabulary) -> String {
    let lines =
      switch self {
      case .bash: BashCompletion(root: root, vocabulary: vocabulary).lines
      case .zsh: ZshCompletion(root: root, vocabulary: vocabulary).lines
      case .fish: FishCompletion(root: root, vocabulary: vocabulary).lines
      }
    return lines.map { $0 + "\n" }.joined()
  }
}
