import Foundation

// A program that knows nothing of leakscope. Its first argument says what it does.

let arguments = CommandLine.arguments.dropFirst()
let mode = arguments.first ?? "clean"

switch mode {
case "clean": print("clean")
case "leak": Leaks.makeRings(3)
case "abandon": Leaks.abandon()
case "hold": Leaks.hold()
case "status":
  Leaks.makeRings(1)
  exit(arguments.dropFirst().first.flatMap { Int32($0) } ?? 3)
case "echo":
  print(arguments.dropFirst().joined(separator: " "))
  while let line = readLine() { print("read " + line) }
case "environment": Surroundings.printEnvironment()
case "descriptors": Surroundings.closeEverything()
case "wait":
  Leaks.makeRings(1)
  Surroundings.say("ready")
  while true { sleep(100) }
case "handle":
  Leaks.makeRings(1)
  Surroundings.handleTermination()
  Surroundings.say("ready")
  while true { sleep(100) }
case "own-signal":
  Surroundings.handleUserSignal()
  Surroundings.say("ready")
  while readLine() != nil {}
case "destroy":
  Leaks.destroySlowly {
    Surroundings.say("ready")
    while readLine() != nil {}
  }
case "make":
  Draft.make {
    Surroundings.say("ready")
    while readLine() != nil {}
  }
case "overrelease": Leaks.overrelease()
case "lock":
  Waiting.contend(threads: 6)
case "poll":
  Waiting.wait()
case "queue":
  Leaks.enqueue(3)
  exit(0)
case "lines":
  // One more ring for each line, and an answer.
  Surroundings.say("ready")
  while readLine() != nil {
    Leaks.makeRings(1)
    Leaks.register()
    Surroundings.say("made")
  }
case "parent": Surroundings.startChild()
case "heap", "heap-and-_exit":
  print(Heap.fill(200_000))
  if mode != "heap" { Surroundings.end("_exit", status: 0) }
  // Nothing is torn down.
  exit(0)
case "nothing-and-_exit": Surroundings.end("_exit", status: 0)
case "fork": Surroundings.fork()
case "threads": Surroundings.startThreads(200)
default: Surroundings.end(mode)
}
