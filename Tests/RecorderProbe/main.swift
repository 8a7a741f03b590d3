// A process for tests of the recorder and of snapshots, which need a heap that is recorded from its start.
// The first argument is the name of a probe. What it finds out goes to standard output, a line for each.

import Foundation
import LeakInspection

let probes: [String: () throws -> Void] = [
  "state": StateProbe.run,
  "sizes": SizeProbe.run,
  "resizing": ResizeProbe.run,
  "deaths": DeathProbe.run,
  "marks": MarkProbe.run,
  "threads": ThreadProbe.run,
  "load": LoadProbe.run,
  "holders": HolderProbe.run,
  "workers": WorkerProbe.run,
  "isolation": IsolationProbe.run,
  "failures": FailureProbe.run,
  "symbols": SymbolProbe.run,
  "exit": ExitProbe.run,
  "tasks": TaskProbe.run,
  "graphs": GraphProbe.run,
  "leaks": LeakProbe.run,
  "module": ModuleProbe.run,
  "weak tracking": WeakTrackingProbe.run,
  "caches": CacheProbe.run,
  "words": WordProbe.run,
  "late thread": LateThreadProbe.run,
]
guard let probe = CommandLine.arguments.dropFirst().first.flatMap({ probes[$0] }) else {
  print("probes:", probes.keys.sorted().joined(separator: " "))
  exit(64)
}
Platform.endWithParent()
try probe()
