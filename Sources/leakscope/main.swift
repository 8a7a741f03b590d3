import LeakScopeCLI
import ScenarioCatalog

LeakscopeCommand.main(Catalog.scenarios)
