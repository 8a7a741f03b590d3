// LeakScopeCLI
