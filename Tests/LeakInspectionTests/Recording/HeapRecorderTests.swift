import Foundation
import LeakInspection
import Testing

@Suite(.enabled(if: ProbeProcess.isPossible, Comment(rawValue: ProbeProcess.whyImpossible)))
struct HeapRecorderTests {
  @Test func recordsWhenTheEnvironmentAsks() throws {
    let probe = try ProbeProcess("state")
    #expect(probe["obstacle"] == "none")
    #expect(probe["recording"] == "true")
    #expect(probe["mark"] == "1")
    #expect(probe["blocks"] == "true")
  }

  @Test(arguments: [nil, "", "0", "11"])
  func recordsNothingOtherwise(value: String?) throws {
    let probe = try ProbeProcess("state", recording: value)
    #expect(probe["obstacle"] == "notRequested")
    #expect(probe["recording"] == "false")
    #expect(probe["mark"] == "0")
    #expect(probe["blocks"] == "false")
    #expect(probe.status == 0)
  }

  @Test func saysThatAddressSpaceIsMissing() throws {
    let probe = try ProbeProcess("state", addressSpace: 4_000_000)
    #expect(probe["obstacle"] == "noAddressSpace")
    #expect(probe["mark"] == "0")
    // It can be frozen all the same.
    #expect(probe["blocks"] == "false")
  }

  @Test func requestedSizesAreExactWhateverAllocated() throws {
    let probe = try ProbeProcess("sizes")
    #expect(probe.lines == ["checked: 117"])
  }

  @Test func resizedBlocksKeepOneEntryWithTheirLastSize() throws {
    let probe = try ProbeProcess("resizing")
    #expect(probe.lines == ["right", "right", "right", "right", "more: 0"])
  }

  @Test func freedBlocksAreForgotten() throws {
    let probe = try ProbeProcess("deaths")
    #expect(probe["kept"] == "[true, true, true]")
    #expect(probe["freed"] == "[false, false, false]")
    #expect(probe["survivor"] == "true")
    #expect(probe["dead"] == "false")
  }

  @Test func freedBlocksLeaveNothingForTheNextInTheirPlace() throws {
    let probe = try ProbeProcess("deaths")
    #expect(probe["same place"] == "true")
    #expect(probe["whole"] == "true")
  }

  @Test func blocksCarryTheMarkUnderWhichTheyWereBorn() throws {
    let probe = try ProbeProcess("marks")
    #expect(probe["marks"] == "[0, 0, 1, 1, 2, 2, 3, 3]")
    #expect(probe["as given"] == "true")
  }

  @Test func marksEndWithTheirNumbers() throws {
    #expect(try ProbeProcess("marks")["last"] == "60")
  }

  @Test func blocksOfAllThreadsAreRecorded() throws {
    let probe = try ProbeProcess("threads")
    #expect(probe["kept"] == "800")
    #expect(probe["ghosts"] == "0")
  }
}
