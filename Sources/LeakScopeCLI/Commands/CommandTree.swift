/// All commands, in the order in which help lists them.
package enum CommandTree {
  static let commands: [any Command.Type] = [
    RunCommand.self, ListCommand.self, ShowCommand.self, DiffCommand.self, MergeCommand.self,
    RecordCommand.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self,
    HelpCommand.self,
  ]

  /// The command at the root with those below it.
  package static let root = RootCommand.spec
}
