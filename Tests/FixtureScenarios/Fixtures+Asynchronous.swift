import Dispatch
import Foundation
import ScenarioKit

extension Fixtures {
  private actor Counter {
    var count = 0
    func increment() { count += 1 }
  }

  private struct AsyncError: Error {}

  static let asynchronous: [Scenario] = [
    asyncScenario("async") { scope async in
      scope.log("before")
      let local = scope.track(Plain(), "local")
      await Task.yield()
      scope.track(Plain(), "released")
      let counter = scope.track(Counter(), "actor")
      await counter.increment()
      scope.log("end of body")
      withExtendedLifetime(local) {}
    },
    asyncScenario("async-main") { scope async in
      scope.log("body on main thread: \(isMainThread())")
      await MainActor.run { scope.log("main actor on main thread: \(isMainThread())") }
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {
          scope.log("main queue on main thread: \(isMainThread())")
          continuation.resume()
        }
      }
    },
    asyncScenario("async-throws") { scope async throws in
      scope.track(Plain(), "released")
      await Task.yield()
      throw AsyncError()
    },
    asyncScenario("async-survivor", declares: .leaks) { scope async in
      let knot = scope.track(Knot(), "knot")
      await Task.yield()
      knot.next = knot
    },
    asyncScenario("async-hang") { scope async in
      scope.log("before")
      let stream = AsyncStream<Int> { _ in }
      for await _ in stream {}
    },
    scenario("sync-main") { scope in scope.log("body on main thread: \(isMainThread())") },
  ]

  private static func isMainThread() -> Bool { Thread.isMainThread }
}
