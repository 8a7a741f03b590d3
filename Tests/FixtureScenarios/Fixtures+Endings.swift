import Foundation
import ReactiveCore
import ScenarioKit

extension Fixtures {
  private struct PlainError: Error { let code = 7 }

  private struct WordedError: LocalizedError {
    var errorDescription: String? { "the cable is\nunplugged" }
  }

  static let endings: [Scenario] = [
    scenario("throws", ends: .error) { scope in
      scope.track(Plain(), "released")
      scope.log("before")
      throw PlainError()
    },
    scenario("throws-words", ends: .error) { _ in throw WordedError() },
    scenario("fatal-error", ends: .trap) { scope in
      let kept = scope.track(Plain(), "kept")
      scope.track(Plain(), "released")
      scope.log("before")
      withExtendedLifetime(kept) { fatalError("the message") }
    },
    scenario("fatal-error-without-message", ends: .trap) { _ in fatalError() },
    scenario("fatal-error-of-two-lines", ends: .trap) { _ in fatalError("one\ntwo") },
    scenario("fatal-error-after-output", ends: .trap) { _ in
      printError("line\nunfinished ")
      print("half a line", terminator: "")
      fatalError("the end")
    },
    scenario("fatal-error-on-a-begun-line", ends: .trap) { _ in
      printError("Fatal error handling is on\nunfinished ")
      fatalError("code 0xff at 0x00007ff23595f130")
    },
    scenario("precondition", ends: .trap) { _ in precondition(opaque(false), "not met") },
    scenario("overflow", ends: .trap) { scope in scope.log("\(opaque(Int.max) + 1)") },
    scenario("unowned", ends: .trap) { scope in
      var object: Plain? = Plain()
      unowned let reference = opaque(object ?? Plain())
      object = nil
      scope.log("\(reference)")
    },
    scenario("bad-cast", ends: .trap) { scope in
      let value: Any = opaque(1)
      // swift-format-ignore: NeverForceUnwrap
      scope.log(value as! String)
    },
    scenario("exclusivity", ends: .trap) { _ in
      modify(&sharedNumber) { sharedNumber += 1 }
    },
    scenario("abort", ends: .trap) { _ in abort() },
    scenario("segmentation-fault") { scope in
      scope.log("before")
      kill(getpid(), SIGSEGV)
    },
    scenario("killed-by-usr1") { _ in kill(getpid(), SIGUSR1) },
    scenario("exit-3", ends: .exit(status: 3)) { scope in
      let kept = scope.track(Plain(), "kept")
      scope.log("before")
      withExtendedLifetime(kept) { exit(3) }
    },
    scenario("exit-0") { _ in exit(0) },
    scenario("hang") { scope in
      let kept = scope.track(Plain(), "kept")
      scope.log("before")
      while opaque(true) { pause() }
      withExtendedLifetime(kept) {}
    },
    scenario("hang-after-starting-a-process") { scope in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "echo $$; exec sleep 1000"]
      try process.run()
      while opaque(true) { pause() }
    },
    scenario("trap-while-settling") { _ in
      VirtualRunLoop.main.perform { fatalError("too late") }
    },
  ]
}

nonisolated(unsafe) private var sharedNumber = 0

@inline(never)
private func modify(_ number: inout Int, _ body: () -> Void) {
  body()
  number += 1
}
