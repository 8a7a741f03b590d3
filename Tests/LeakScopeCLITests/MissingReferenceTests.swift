import Foundation
import LeakScopeCLI
import ScenarioKit
import Testing

/// A scenario that refers to another one by a wrong name.
struct MissingReferenceTests {
  private static var scenarios: [Scenario] {
    [("ring", "wek"), ("weak", nil)].map { name, fixedBy in
      Scenario(
        name: name, family: ScenarioFamily("Own"), summary: "a summary", question: "", lesson: "",
        declares: .clean, fixedBy: fixedBy, file: "/Own/\(name).swift"
      ) { _ in }
    }
  }

  private static let warning =
    "Warning: 'ring' says 'fixedBy: \"wek\"', and no scenario of the list is called so. "
    + "Did you mean 'weak'?\n"

  @Test func listingGoesOnWithAWarning() async throws {
    let result = try #require(
      await #expect(
        processExitsWith: .exitCode(0),
        observing: [\.standardOutputContent, \.standardErrorContent]
      ) {
        exit(LeakscopeCommand.run(arguments: ["list"], scenarios: Self.scenarios))
      })
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("ring   Own   clean   a summary"))
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(Self.warning))
  }

  @Test func whatDoesNotShowTheScenarioIsSilent() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(0), observing: [\.standardErrorContent]) {
        exit(LeakscopeCommand.run(arguments: ["list", "weak"], scenarios: Self.scenarios))
      })
    #expect(!String(decoding: result.standardErrorContent, as: UTF8.self).contains("Warning"))
  }
}
