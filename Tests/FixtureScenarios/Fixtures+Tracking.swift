import Foundation
import ReactiveCore
import ScenarioKit

extension Fixtures {
  private final class Chatty {
    let scope: ScenarioScope
    let member: Plain

    init(_ scope: ScenarioScope, member: Plain) {
      self.scope = scope
      self.member = member
    }

    deinit { scope.log("deinit") }
  }

  private final class Box<Value> {}

  static let tracking: [Scenario] = [
    scenario("deaths-in-order") { scope in
      var first: Plain? = scope.track(Plain(), "first")
      var second: Plain? = scope.track(Plain(), "second")
      scope.log("before")
      release(&second)
      let elsewhere = DispatchGroup()
      DispatchQueue.global().async(group: elsewhere) { scope.track(Plain(), "elsewhere") }
      elsewhere.wait()
      release(&first)
      scope.log("after")
    },
    scenario("deinit-logs") { scope in
      scope.track(Chatty(scope, member: scope.track(Plain(), "member")), "chatty")
      scope.log("after")
    },
    scenario("survivor", declares: .leaks) { scope in
      let knot = scope.track(Knot(), "knot")
      knot.next = knot
      scope.track(Plain(), "released")
      scope.log("end of body")
    },
    scenario("locals-die-at-the-end") { scope in
      let local = scope.track(Plain(), "local")
      scope.log("end of body")
      withExtendedLifetime(local) {}
    },
    scenario("one-label-twice", declares: .leaks) { scope in
      for _ in 1...2 {
        let cell = scope.track(Knot(), "cell")
        cell.next = cell
      }
      scope.track(Plain(), "cell#2")
      scope.track(Plain(), "cell")
    },
    scenario("one-object-twice") { scope in
      let object = scope.track(Plain(), "object")
      scope.track(object, "again")
      scope.track(object, "object")
    },
    scenario("types") { scope in
      struct Local {}
      scope.track(Box<[String: Int]>(), "generic")
      scope.track(Box<Local>(), "local")
      let upcast: Plain = Knot()
      scope.track(upcast, "dynamic")
    },
    scenario("dies-while-settling") { scope in
      let object = scope.track(Plain(), "object")
      VirtualRunLoop.main.perform {
        scope.log("ran")
        withExtendedLifetime(object) {}
      }
      scope.log("end of body")
    },
    scenario("virtual-time") { scope in
      for seconds in 1...3 {
        VirtualRunLoop.main.perform(after: .seconds(seconds)) { scope.log("after \(seconds) s") }
      }
      VirtualRunLoop.main.perform { scope.log("at once") }
      scope.log("queued")
      scope.settle()
      scope.log("settled")
      scope.settle(by: .seconds(2))
      scope.log("two seconds later")
    },
  ]
}

/// Sets `object` to nil, at this very moment also in an optimised build.
@inline(never)
func release(_ object: inout Plain?) { object = nil }
