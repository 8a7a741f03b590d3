import Foundation
import ScenarioKit

/// Scenarios that do what a scenario should not, for tests of what becomes of it.
enum Fixtures {
  static let scenarios: [Scenario] =
    endings + output + tracking + holders + asynchronous + surroundings + untracked + extremes

  /// A scenario that runs on the main thread.
  static func scenario(
    _ name: String,
    declares: LeakDeclaration = .clean,
    ends: ExpectedEnding = .normal,
    body: @escaping @Sendable (ScenarioScope) throws -> Void
  ) -> Scenario {
    Scenario(
      name: name, family: .rac, summary: "a fixture", question: "Does it hold?",
      lesson: "It is there for the tests.", declares: declares, ends: ends,
      file: "/Scenarios/RAC/\(name).swift", body: body)
  }

  /// A scenario that runs in a task.
  static func asyncScenario(
    _ name: String,
    declares: LeakDeclaration = .clean,
    body: @escaping @Sendable (ScenarioScope) async throws -> Void
  ) -> Scenario {
    Scenario(
      name: name, family: .timers, summary: "a fixture", question: "Does it hold?",
      lesson: "It is there for the tests.", declares: declares,
      file: "/Scenarios/Timers/\(name).swift", body: body)
  }
}

/// Keeps the optimiser from knowing `value`.
@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }

/// A class that knows nothing of leakscope.
class Plain {}

/// A class whose instance can keep itself alive.
final class Knot: Plain {
  var next: Knot?
}

/// Writes `text` to standard error at once.
func printError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
