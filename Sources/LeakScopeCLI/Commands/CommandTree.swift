/// All commands, in the order in which help lists them.
package enum CommandTree {
  static let commands: [any Command.Type] = [
    RunCommand.self, ListCommand.self, ShowCommand.self, CompareCommand.self, GraphCommand.self,
    DiffCommand.self, MergeCommand.self,
    RecordCommand.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self,
    InitCommand.self, ExecCommand.self, HelpCommand.self,
  ]

  /// The command at the root with those below it, for a program of this name.
  package static func root(named program: String) -> CommandSpec {
    RootCommand.spec(named: program)
  }
}
