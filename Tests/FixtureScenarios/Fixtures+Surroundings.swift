import Foundation
import ScenarioKit

extension Fixtures {
  static let surroundings: [Scenario] = [
    scenario("environment") { scope in
      let names = [
        "SWIFT_DETERMINISTIC_HASHING", "SWIFT_BACKTRACE", "TZ", "LANG", "LC_ALL", "COLUMNS",
      ]
      let environment = ProcessInfo.processInfo.environment
      for name in names { scope.log("\(name)=\(environment[name] ?? "")") }
      scope.log("LEAKSCOPE_: \(environment.keys.filter { $0.hasPrefix("LEAKSCOPE_") })")
      scope.log("arguments: \(CommandLine.arguments)")
    },
    scenario("standard-input") { scope in scope.log("input: \(readLine() ?? "none")") },
    scenario("hash-order") { scope in
      scope.log(Set((1...50).map { "\($0)" }).joined(separator: " "))
    },
    scenario("another-process") { scope in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "echo out; echo error >&2"]
      scope.log("before")
      try process.run()
      process.waitUntilExit()
      scope.log("after")
    },
    scenario("process-group") { scope in
      scope.log("own group: \(getpgrp() == getpid())")
    },
  ]
}
