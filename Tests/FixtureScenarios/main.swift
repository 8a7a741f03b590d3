import LeakScopeCLI

if CommandLine.arguments.dropFirst().first == "--terminate" { TerminateCommand.run() }
LeakscopeCommand.main(Fixtures.scenarios)
