import ScenarioKit

enum Fixtures {
  static let scenarios: [Scenario] = [
    Scenario(
      name: "hello", family: .rac, summary: "s", question: "q", lesson: "l", declares: .leaks
    ) { scope in
      scope.log("one")
      print("printed")
      let a = scope.track(Thing(), "a")
      a.me = a
      do { scope.track(Thing(), "b") }
      scope.log("two")
    },
    Scenario(
      name: "async", family: .rac, summary: "s", question: "q", lesson: "l", declares: .leaks
    ) { scope async in
      scope.log("one")
      await Task.yield()
      scope.track(Thing(), "b")
      await MainActor.run { scope.log("on main") }
      scope.log("two")
    },
    Scenario(
      name: "fatal", family: .rac, summary: "s", question: "q", lesson: "l", declares: .leaks
    ) { scope in
      scope.log("one")
      fatalError("the message")
    },
  ]
}

final class Thing { var me: Thing? }
