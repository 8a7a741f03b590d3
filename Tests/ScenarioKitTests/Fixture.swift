import Foundation
import ScenarioKit

/// Runs the scenarios of `fixture-scenarios`, which is built beside the tests.
enum Fixture {
  /// The executable that knows them.
  static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("fixture-scenarios").path

  /// Runs one.
  ///
  /// The limit is far away, unless a test waits for it: it is the end of a test that hangs.
  static func run(_ name: String, timeout: Duration = .seconds(120)) throws -> RunReport {
    try ScenarioRunner(timeout: timeout, executable: executable).run(scenario(name))
  }

  /// A scenario that a file of the user's own creates.
  static func scenario(inFile file: String, family: ScenarioFamily = .init("Own")) -> Scenario {
    Scenario(
      name: "fixture", family: family, summary: "a fixture", question: "Does it hold?",
      lesson: "It is there for the tests.", declares: .clean, file: file
    ) { _ in }
  }

  /// What a runner needs to know of a scenario to have it run.
  static func scenario(
    _ name: String, family: ScenarioFamily = .rac, root: String = "/Scenarios"
  ) -> Scenario {
    Scenario(
      name: name, family: family, summary: "a fixture", question: "Does it hold?",
      lesson: "It is there for the tests.", declares: .clean,
      file: "\(root)/\(family.name)/\(name).swift"
    ) { _ in }
  }
}

extension RunReport {
  /// The events as `kind: text`.
  var eventLines: [String] { events.map { "\($0.kind.rawValue): \($0.text)" } }

  /// The objects as `label: fate`.
  var objectLines: [String] {
    objects.map { object in
      switch object.fate {
      case .deinitialized(let event): "\(object.label): deinitialized at \(event)"
      case .survived: "\(object.label): survived"
      case .undetermined: "\(object.label): undetermined"
      }
    }
  }
}
