import Foundation
import LeakInspection
import Testing

@Suite(.enabled(if: ProbeProcess.isPossible, Comment(rawValue: ProbeProcess.whyImpossible)))
struct FrozenProcessTests {
  @Test func snapshotsAreConsistentWhileThreadsRun() throws {
    let probe = try ProbeProcess("load")
    #expect(probe["consistent"] == "30")
    #expect(probe.lines.last == "the program goes on")
  }

  @Test func failingInspectionsAreReportedAndHarmless() throws {
    let probe = try ProbeProcess("failures")
    #expect(probe["endless"] == "timedOut(deadline: 0.1 seconds)")
    #expect(probe["wild read"] == "crashed(signal: 11)")
    #expect(probe["trap"]?.hasPrefix("crashed(signal: ") == true)
    #expect(probe["killed"] == "crashed(signal: 9)")
    #expect(probe["exit"] == "endedWithoutResult")
    #expect(probe.status == 0)
  }

  @Test func threadThatStopsTooLateLeavesNothingBehind() throws {
    let probe = try ProbeProcess("late thread")
    #expect(probe["deaf"] == "threadsKeptRunning(count: 1)")
    #expect(probe["listening"] == "[1]")
    #expect(probe["address space left behind"] == "false")
  }

  @Test func resultsOfAnySizeArrive() throws {
    let probe = try ProbeProcess("failures")
    #expect(probe["large result"] == "3000000 bytes")
    #expect(probe["empty result"] == "0 bytes")
  }

  @Test func copyHasNoFilesOfTheProgramOpen() throws {
    #expect(try ProbeProcess("failures")["open files"] == "0 bytes")
  }

  @Test func resultArrivesWhereStreamsAreClosed() throws {
    #expect(try ProbeProcess("failures")["result without streams"] == "3 bytes")
  }

  @Test func inspectionAllocatesOutsideTheHeapItSees() throws {
    let probe = try ProbeProcess("isolation")
    #expect(probe["the same count twice"] == "true")
    #expect(probe["own blocks listed"] == "0")
    #expect(probe["own memory readable"] == "0")
  }

  @Test func blocksOfTheProgramOutliveTheirEndInTheCopy() throws {
    let probe = try ProbeProcess("isolation")
    #expect(probe["freed block still there"] == "true")
    #expect(probe["resized"] == "true")
    #expect(probe["zeroed"] == "true")
    #expect(probe["aligned"] == "true")
  }

  @Test func processWithoutRecordCanBeFrozenToo() throws {
    let probe = try ProbeProcess("failures", recording: nil)
    #expect(probe["large result"] == "3000000 bytes")
  }
}
