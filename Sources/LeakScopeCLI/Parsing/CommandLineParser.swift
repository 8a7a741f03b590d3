/// Understands a command line by its description.
///
///     leakscope --color never run subject-map --timeout=5 -- -odd-name
///     └ root    └ option      └ command       └ option       └ word, whatever it looks like
///
/// Options stand before or after words, and those that all commands share also before the command. The
/// last value of an option counts, unless it collects them. Nothing can be abbreviated, so that a later
/// name never changes what an old script means.
package struct CommandLineParser: Sendable {
  /// The command at the root.
  package let root: CommandSpec
  /// The names that are known only at run time.
  package let vocabulary: Vocabulary

  /// Creates a parser.
  package init(root: CommandSpec, vocabulary: Vocabulary) {
    self.root = root
    self.vocabulary = vocabulary
  }

  /// Understands these words, which do not include the name of the program.
  ///
  /// Parsing goes on after an error, since a wish for help further on outweighs it.
  package func parse(_ arguments: [String]) -> ParsedCommandLine {
    var reader = CommandLineReader(root: root, vocabulary: vocabulary, words: arguments)
    reader.readAll()
    return reader.result
  }
}
