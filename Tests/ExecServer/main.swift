import Foundation

// A small HTTP server, and the program that puts it under load.
//
//     exec-server serve             answers on a port that it prints, until its input ends
//     exec-server load <port>       asks until its input ends, and prints how it went

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "serve":
  let server = try Server(handlers: ["/leak": LeakingHandler(), "/clean": CleanHandler()])
  server.populate(100_000)
  server.start()
  Platform.say("port \(server.port)")
  while readLine() != nil {}
  Platform.say("served \(server.served)")
case "load":
  let load = Load(port: UInt16(arguments[1]) ?? 0)
  load.start(connections: 4)
  load.awaitAnswers(100)
  Platform.say("loading")
  while readLine() != nil {}
  Platform.say(load.finish())
default: fatalError("serve or load")
}
