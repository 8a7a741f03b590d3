/// The command that was named, and what was given for it.
package struct ParsedCommandLine: Sendable {
  /// The commands from the root to the one that was named.
  package var path: [CommandSpec]
  /// What was given for it.
  package var arguments: ParsedArguments
  /// What is wrong with the command line, the first thing if there are several.
  package var error: UsageError?

  /// The names of the commands from the root on, as they are typed.
  package var commandLine: String { path.map(\.name).joined(separator: " ") }
}
