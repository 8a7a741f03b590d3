import Foundation
import ScenarioKit

ScenarioChild.runIfRequested(from: Fixtures.scenarios)

let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
for name in CommandLine.arguments.dropFirst() {
  guard let scenario = Fixtures.scenarios.first(where: { $0.name == name }) else { exit(64) }
  let report = try ScenarioRunner(timeout: .seconds(2)).run(scenario)
  print(String(decoding: try encoder.encode(report), as: UTF8.self))
}
