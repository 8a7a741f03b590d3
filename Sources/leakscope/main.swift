import LeakScopeCLI

LeakscopeCommand.main()
