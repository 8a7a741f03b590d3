import Foundation
import ReportModel
import Testing

/// What a run says of survivors that its scenario did not track, and what more it says on request.
@Suite(.enabled(if: Tool.canReadMemory, "memory is not read in this build"))
struct UntrackedSurvivorTests {
  private struct Document: Decodable { var reports: [RunReport] }

  private func ownership(_ line: String...) throws -> OwnershipReport? {
    let output = try Tool.fixtures.run(["run", "--format=json"] + line).output
    let document = try JSONDecoder().decode(Document.self, from: Data(output.utf8))
    guard case .read(let ownership) = document.reports.first?.ownership else { return nil }
    return ownership
  }

  private func why(_ line: String...) throws -> String {
    let output = try Tool.fixtures.run(["run"] + line).output
    let start = output.range(of: "\nWhy\n")?.upperBound ?? output.startIndex
    let end = output.range(of: "\nFix\n")?.lowerBound ?? output.endIndex
    return String(output[start..<end])
  }

  @Test func ringsThatNobodyTrackedAreShownAndNotWhatTheyMerelyOwnOfALibrary() throws {
    #expect(
      try why("untracked-rings") == """
           cycle: Cell#1 is on a ring:
              Cell#1
                 .first    → Cell#2
                 .second   → Cell#1   closes the cycle
              strong count 1 = 1 reference found
              it keeps as well:
                 Cell#1.second   → Plain#1

           cycle: Knot#1 is on a ring:
              Knot#1
                 .next   → Knot#1   closes the cycle
              strong count 1 = 1 reference found
              3 leaks of this kind

        Untracked                                                                     6 survived
           ✗   2   Cell    survived   cycle
           ✗   3   Knot    survived   cycle
           ✗   1   Plain   survived   cycle

        """)
  }

  @Test func heldObjectsOfTheProgramAreShownFromTheirRoot() throws {
    #expect(
      try why("untracked-held") == """
           held: Cell#1 is reached from cell
              strong count 1 = 1 reference found
              it keeps as well:
                 Cell#1.first   → Plain#1

        Untracked                                                                     2 survived
           ✗   1   Cell    survived   held
           ✗   1   Plain   survived   held

        """)
  }

  @Test func whatSurvivedUntrackedIsAsDeclaredIfNothingWasTracked() throws {
    #expect(
      try Tool.fixtures.run("run", "untracked-held").output.hasSuffix(
        "\nAs declared: something was to survive, and nothing was tracked; 2 untracked objects "
          + "survived.\n"))
  }

  @Test func aCleanRunDoesNotClaimThatNothingSurvived() throws {
    let result = try Tool.fixtures.run("run", "untracked-beside-clean")
    #expect(result.status == 0)
    #expect(
      result.output.hasSuffix(
        "\nAs declared: no tracked object was to survive, and the tracked object deinitialized; "
          + "1 untracked object survived.\n"))
    #expect(try Tool.fixtures.run("run", "untracked-beside-clean", "--fail-on-leak").status == 1)
    #expect(try Tool.fixtures.run("run", "untracked-held", "--fail-on-leak").status == 0)
  }

  @Test func threeLeaksAreShownAndAllOfThemOnRequest() throws {
    let short = try why("untracked-kinds")
    #expect(short.components(separatedBy: "cycle: ").count == 4)
    #expect(short.contains("\n   1 more untracked leak; --full shows more\n"))
    let full = try why("untracked-kinds", "--full")
    #expect(full.components(separatedBy: "cycle: ").count == 5)
    #expect(full.contains("2 leaks of this kind"))
  }

  @Test func programsReadAllLeaksThatNobodyTracked() throws {
    let ownership = try #require(try ownership("untracked-kinds"))
    #expect(ownership.leaks.map(\.count) == [1, 1, 1, 2])
    #expect(Set(ownership.leaks.map(\.explanation.fingerprint)).count == 4)
    #expect(ownership.furtherLeaks == 0)
  }

  @Test func allPathsAndAllReferencesAreShownOnRequest() throws {
    let usual = try #require(try ownership("admired")?.explanations.first)
    #expect(usual.otherPaths.isEmpty && usual.hasAllPaths == nil)
    #expect(usual.nonOwningReferences == nil)
    let text = try why("admired", "--all-paths", "--all-references")
    #expect(text.contains("\"admired\" is reached from held\n"))
    #expect(text.contains("\n      and from alsoHeld\n"))
    #expect(
      text.contains(
        """
              not kept by:
                 weak        Admirer#1.weakly
                 unowned     Admirer#1.loosely
                 unmanaged   Admirer#1.unsafely

        """))
  }

  @Test func allRingsAreShownOnRequest() throws {
    func rings(_ options: String...) throws -> Int {
      let output = try Tool.leakscope.run(["run", "subject-map"] + options).output
      return output.components(separatedBy: "closes the cycle").count - 1
    }
    #expect(try rings() == 3)
    #expect(try rings("--all-rings") > 3)
  }

  @Test func theMiddleOfALongPathIsCountedAndToldOnRequest() throws {
    let usual = try #require(try ownership("three-thousand-nodes")?.explanations.first)
    #expect(usual.path.count == 1000)
    #expect(usual.path.compactMap(\.skipped) == [2000])
    #expect(usual.path[500].skipped == 2000)
    // Of 2,999 lines, the root's not counted, fourteen are shown.
    let text = try why("three-thousand-nodes")
    #expect(text.contains("… 2985 more references …"))
    #expect(text.components(separatedBy: "is reached from").count == 2)
    let full = try #require(try ownership("three-thousand-nodes", "--full")?.explanations.first)
    #expect(full.path.count == 3000)
    #expect(full.path.allSatisfy { $0.skipped == nil })
  }

  @Test func theMiddleOfALongRingIsLeftOutOfItsSharedReferencesToo() throws {
    let usual = try #require(try ownership("three-thousand-node-ring")?.explanations.first)
    #expect(usual.rings.map(\.count) == [1000])
    #expect(usual.sharedSteps.count == 1000)
    #expect(usual.sharedSteps[500].skipped == 2000)
    let full = try #require(
      try ownership("three-thousand-node-ring", "--full")?.explanations.first)
    #expect(full.sharedSteps.count == 3000)
    #expect(full.sharedSteps == full.rings.first)
  }
}
