// A process that checks itself for leaks, for tests of what cannot be changed in the middle of one.
//
//   scope-probe report               what is said of a tracked and of an untracked object
//   scope-probe load ROUNDS [leak]   checks a small body ROUNDS times, among a million live blocks

import LeakChecking

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "load":
  ProbeLoad(rounds: arguments.dropFirst().first.flatMap { Int($0) } ?? 0).run(
    leaking: arguments.contains("leak"))
default: print(ProbeReport.report)
}
