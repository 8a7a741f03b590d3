import ReportModel
import ScenarioKit
import Testing

/// What holds an object is named in the words of whoever gave it away.
@Suite(.enabled(if: Holders.areKnown, "memory is not read in this build"))
struct HolderTests {
  @Test func aSourceThatAwaitsEventsHoldsWhatItsHandlerUses() throws {
    let found = try Holders.of("held-by-read-source")
    #expect(found.verdict == .held)
    #expect(found.root == "a read source on queue \"readers\"")
    #expect(found.path.first?.name.hasPrefix("event handler") == true)
  }

  @Test func aSourceThatWasNeverResumedHoldsNothingByItself() throws {
    let found = try Holders.of("kept-by-suspended-source")
    #expect(found.verdict == .cycle)
    #expect(found.rings.first?.count == 2)
  }

  @Test func aBlockOnTheMainQueueHoldsWhatItCaptures() throws {
    let found = try Holders.of("held-by-main-queue")
    #expect(found.root == "a block waiting on the main queue")
    #expect(found.path.count == 1)
  }

  @Test func aBlockBehindAnotherHoldsWhatItCaptures() throws {
    let found = try Holders.of("held-by-blocked-queue")
    #expect(found.verdict == .held)
    #expect(found.root == "queue \"blocked\"")
    #expect(found.path.last?.name.hasPrefix("waiting block") == true)
  }

  @Test func aRunLoopHoldsTheBlocksThatItIsToPerform() throws {
    let found = try Holders.of("held-by-run-loop-block")
    #expect(found.root == "the main run loop")
    #expect(found.path.first?.name.hasPrefix("block") == true)
  }

  @Test func aTimerIsNamedByItsModeAndInterval() throws {
    let found = try Holders.of("held-in-own-mode")
    #expect(found.root == "the main run loop")
    #expect(found.path.first?.name == "mode \"own\", timer every 2.5 s")
    #expect(found.path.dropFirst().first?.name == ".info")
  }

  @Test func aLeakIsKnownByWhatComesAfterTheOwnerThatIsMeantToLive() throws {
    let first = try Holders.of("held-by-first-registry")
    let second = try Holders.of("held-by-second-registry")
    #expect(first.root == "static Registry.first")
    #expect(second.root == "static Registry.second")
    #expect(first.path.last?.name == ".kept")
    #expect(second.path.last?.name == ".kept")
    #expect(first.fingerprint != nil)
    #expect(first.fingerprint == second.fingerprint)
  }
}

private enum Holders {
  /// Whether the fixtures' memory can be read.
  static var areKnown: Bool {
    guard case .read? = try? Fixture.run("held-by-first-registry").ownership else { return false }
    return true
  }

  /// Why the only tracked object of a fixture is alive.
  static func of(_ name: String) throws -> OwnershipExplanation {
    let ownership = try Fixture.run(name).ownership
    guard case .read(let report) = ownership else {
      throw Missing(name: name, found: ownership)
    }
    return try #require(report.explanations.first)
  }

  struct Missing: Error {
    let name: String
    let found: OwnershipSection
  }
}
