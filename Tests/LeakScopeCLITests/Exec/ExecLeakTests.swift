import Foundation
import Testing

@Suite(.enabled(if: Tool.canReadMemory), .timeLimit(.minutes(5))) struct ExecLeakTests {
  @Test func ringOfAnUnmodifiedProgramIsShown() throws {
    let result = try ExecTool.run(probe: "leak")
    #expect(result.status == 0)
    #expect(
      result.errors == """
        leakscope: \(ExecTool.probe) at its end: 3 leaks

           cycle: Node#1 is on a ring:
              Node#1
                 .tap     → Tap#1
                 .input   → Node#1   closes the cycle
              cutting one of these frees it: Node#1.tap, Tap#1.input
              strong count 1 = 1 reference found
              3 leaks of this kind
              keeps 144 bytes in 6 blocks, fingerprint 99c88664ff375960

        """)
  }

  @Test func programThatLeaksNothingIsToldSo() throws {
    let result = try ExecTool.run(probe: "clean")
    #expect(result.status == 0)
    #expect(result.output == "clean\n")
    #expect(result.errors == "leakscope: \(ExecTool.probe) at its end: no leaks\n")
  }

  @Test func objectWithoutOwnerIsAbandoned() throws {
    let result = try ExecTool.run(probe: "abandon")
    #expect(result.errors.contains("abandoned: nothing leads to Orphan#1"))
    #expect(result.errors.contains("Orphan#1.part   → Part#1"))
    #expect(result.errors.contains("keeps 40 bytes in 2 blocks"))
  }

  @Test func whatARootReachesIsNoLeak() throws {
    let result = try ExecTool.run(probe: "hold")
    #expect(
      result.errors == """
        leakscope: \(ExecTool.probe) at its end: no leaks

           2 objects are alive and reachable: '--held' counts them by type, '--type <name>' shows what keeps them

        """)
  }

  @Test func whatAnObjectKeepsThatIsBeingDestroyedIsNoLeak() throws {
    let errors = try Self.lookedAt(1, ["--held"], probe: "destroy")
    #expect(errors.contains("at SIGUSR1: no leaks\n"), "\(errors)")
    #expect(errors.contains("50  Session\n"))
    #expect(errors.contains("at its end: no leaks\n"))
  }

  @Test func oldWordsInAnObjectThatIsBeingMadeAreNoReferences() throws {
    let errors = try Self.lookedAt(1, ["--held"], probe: "make")
    #expect(errors.contains("at SIGUSR1: no leaks\n"), "\(errors)")
    #expect(errors.contains("2  Draft\n"))
    #expect(errors.contains("2  Session\n"))
    #expect(errors.contains("at its end: no leaks\n"))
  }

  @Test(arguments: ["lock", "poll"])
  func whatAWaitingThreadHasInARegisterIsNoLeak(_ probe: String) throws {
    let errors = try Self.lookedAt(5, probe: probe)
    #expect(
      errors.components(separatedBy: "at SIGUSR1: no leaks\n").count == 6, "\(errors)")
  }

  @Test func objectThatCannotBeExplainedIsShownAndIsNoLeak() throws {
    let result = try ExecTool.run(["--fail-on-leak"], probe: "overrelease")
    #expect(result.status == 1)
    #expect(result.errors.contains("at its end: 1 leak, 1 object that could not be explained\n"))
    #expect(
      result.errors.contains(
        """
           unexplained: Node: more strong references were found than its strong count says
              strong count 1, but 2 references found: one of them is none, or it was released too often
        """))
    try Folder.temporary { folder in
      try folder.write("26e7daee09bb71b5 the object that nobody has\n", to: "known")
      let other = try ExecTool.run(
        ["--fail-on-leak", "--known", folder.path("known")], probe: "overrelease")
      #expect(other.status == 0, "\(other.errors)")
      #expect(other.errors.contains("no other leaks, 1 object that could not be explained\n"))
    }
  }

  /// What is said of a probe that waits, is looked at so many times, and then ends.
  private static func lookedAt(
    _ count: Int, _ options: [String] = [], probe: String
  ) throws -> String {
    try ExecTool.withRunning(["--on-signal", "USR1"] + options, probe: probe) { running in
      let program = try #require(running.program)
      for look in 1...count {
        kill(program, SIGUSR1)
        try running.awaitLooks(look)
      }
    }.errors
  }

  @Test func operationsThatWaitInAQueueAreNoLeak() throws {
    let result = try ExecTool.run(["--held"], probe: "queue")
    #expect(result.errors.contains("at its end: no leaks\n"), "\(result.errors)")
    #expect(result.errors.contains("3  Session\n"))
  }

  @Test func asynchronousMainIsLookedAtAtItsEnd() throws {
    let result = try Tool.leakscope.run(["exec", "--", ExecTool.asyncProbe])
    #expect(result.status == 0)
    #expect(result.errors.contains("cycle: Node#1 is on a ring:"))
    #expect(result.errors.contains("abandoned: nobody can resume task"))
    #expect(result.errors.contains("→ Waiter#1"))
  }

  @Test func lookIsMadeWithoutDescriptorsAndFromAnotherFolder() throws {
    let result = try ExecTool.run(probe: "descriptors")
    #expect(result.errors.contains("at its end: 2 leaks"))
  }

  @Test func copyOfTheProcessIsNotLookedAtAndItsChildrenAreItsOwn() throws {
    let result = try ExecTool.run(probe: "fork")
    #expect(result.output == "child ended with 0\nwait: -1\n")
    #expect(result.errors.components(separatedBy: "leakscope: ").count == 2)
    #expect(result.errors.contains("at its end: 1 leak\n"))
  }

  @Test func threadsThatBlockSignalsAreStoppedAndKeepTheirObjects() throws {
    let result = try ExecTool.run(["--held"], probe: "threads")
    #expect(result.errors.contains("at its end: 1 leak\n"))
    #expect(result.errors.contains("200  Session"))
  }
}
