import LeakScopeCLI

LeakscopeCommand.main(Fixtures.scenarios)
