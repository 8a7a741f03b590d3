import Dispatch
import Foundation
import ScenarioKit

/// What leads to what is meant to go.
private final class Registry {
  // The optimiser makes objects with constant contents a part of the executable, as the first.
  nonisolated(unsafe) static let first = Registry()
  nonisolated(unsafe) static let second = opaque(Registry())

  var kept: AnyObject?
}

extension Fixtures {
  static let holders: [Scenario] = [
    scenario("held-by-read-source", declares: .leaks) { scope in
      let pipe = Pipe()
      nonisolated(unsafe) let object = scope.track(Plain(), "object")
      let source = DispatchSource.makeReadSource(
        fileDescriptor: pipe.fileHandleForReading.fileDescriptor,
        queue: DispatchQueue(label: "readers"))
      source.setEventHandler { _ = (object, pipe) }
      source.resume()
      // Without an owner a source is cancelled.
      _ = Unmanaged.passRetained(source as AnyObject)
    },
    scenario("kept-by-suspended-source", declares: .leaks) { scope in
      nonisolated(unsafe) let knot = scope.track(Keeper(), "keeper")
      let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "never"))
      source.schedule(deadline: .now() + 60)
      source.setEventHandler { _ = knot }
      knot.kept = source as AnyObject
    },
    scenario("held-by-main-queue", declares: .leaks) { scope in
      nonisolated(unsafe) let object = scope.track(Plain(), "object")
      DispatchQueue.main.async { _ = object }
    },
    scenario("held-by-blocked-queue", declares: .leaks) { scope in
      nonisolated(unsafe) let object = scope.track(Plain(), "object")
      let queue = DispatchQueue(label: "blocked")
      let never = DispatchSemaphore(value: 0)
      let begun = DispatchSemaphore(value: 0)
      queue.async {
        begun.signal()
        never.wait()
      }
      begun.wait()
      queue.async { _ = object }
    },
    scenario("held-by-run-loop-block", declares: .leaks) { scope in
      nonisolated(unsafe) let object = scope.track(Plain(), "object")
      RunLoop.main.perform { _ = object }
    },
    scenario("held-in-own-mode", declares: .leaks) { scope in
      nonisolated(unsafe) let object = scope.track(Plain(), "object")
      let timer = Timer(timeInterval: 2.5, repeats: true) { _ in _ = object }
      RunLoop.main.add(timer, forMode: RunLoop.Mode("own"))
    },
    scenario("held-by-first-registry", declares: .leaks) { scope in
      opaque(Registry.first).kept = scope.track(Plain(), "object")
    },
    scenario("held-by-second-registry", declares: .leaks) { scope in
      Registry.second.kept = scope.track(Plain(), "object")
    },
  ]

  private final class Keeper: Plain {
    var kept: AnyObject?
  }
}
