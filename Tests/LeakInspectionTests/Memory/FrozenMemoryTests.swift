import Foundation
import LeakInspection
import Testing

@Suite(.enabled(if: ProbeProcess.isPossible, Comment(rawValue: ProbeProcess.whyImpossible)))
struct FrozenMemoryTests {
  @Test(arguments: ["calling", "spinning", "waiting", "thread-local"])
  func blockHeldByAThreadIsFoundThere(holder: String) throws {
    let holders = try #require(try ProbeProcess("holders")[holder])
    #expect(holders != "[]")
  }

  @Test func blockHeldByNobodyIsFoundInNoThread() throws {
    #expect(try ProbeProcess("holders")["nobody"] == "[]")
  }

  @Test func threadLocalValuesAreFoundBesideTheStack() throws {
    #expect(try ProbeProcess("holders")["thread-local"]?.contains("\"thread-local\"") == true)
  }

  @Test func workersWithWorkAreNotIdle() throws {
    // Dispatch may be starting a third one, which looks for work that the two have already.
    let words = try ProbeProcess("workers")["busy"]?.split(separator: " ") ?? []
    try #require(words.count > 3 && words[3] == "working,")
    #expect(Int(words[2]) ?? 0 >= 2)
  }

  @Test func workersWithoutWorkAreIdleAndTheirStacksDead() throws {
    let probe = try ProbeProcess("workers")
    #expect(probe["free"]?.contains("idle, 0 working,") == true)
    #expect(probe["free"]?.hasPrefix("0 idle") == false)
    #expect(probe.lines.contains("free: idle stacks in use: 0"))
  }

  @Test func usedWorkItemsAreKnown() throws {
    #expect(try ProbeProcess("workers").lines.contains("free: used work items: true"))
  }

  @Test func stackOfMainCountsWhileMainRuns() throws {
    let probe = try ProbeProcess("exit")
    #expect(probe["in main"] == "true")
    #expect(probe["at exit"] == "false")
  }

  @Test func stackOfMainCountsWhenItCalledExit() throws {
    #expect(try ProbeProcess("exit", "call")["at exit"] == "true")
  }

  @Test func stackOfMainIsOverWhenItIsGivenToDispatch() throws {
    #expect(try ProbeProcess("exit", "park")["parked"] == "false")
  }

  @Test func closuresAndVariablesHaveTheirSwiftNames() throws {
    let probe = try ProbeProcess("symbols")
    #expect(probe["closure"] == "closure #1 in SymbolProbe.Screen.start(_:)")
    #expect(probe["inside closure"] == "closure #1 in SymbolProbe.Screen.start(_:)")
    #expect(probe["variable"] == "static SymbolProbe.Screen.registry")
    #expect(probe["in writable data"] == "true")
    #expect(probe["type"] == "type metadata for SymbolProbe.Screen")
  }

  @Test func librariesHaveSymbolsAndTheHeapHasNone() throws {
    let probe = try ProbeProcess("symbols")
    #expect(probe["library"] == "swift_retain")
    #expect(probe["heap"] == "none")
  }
}
