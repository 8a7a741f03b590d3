// A process that checks itself for leaks, for tests of what cannot be changed in the middle of one.
//
//   scope-probe report               what is said of a tracked and of an untracked object
//   scope-probe load ROUNDS [leak]   checks a small body ROUNDS times, among a million live blocks
//   scope-probe parallel COUNT       makes so many checks at the same time
//   scope-probe many COUNT           makes so many checks, from several threads and tasks

import LeakChecking

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
switch arguments.first {
case "parallel": await ParallelChecks.run(count)
case "load": ProbeLoad(rounds: count).run(leaking: arguments.contains("leak"))
case "many": await ManyChecks(count: count).run()
default: print(ProbeReport.report)
}
