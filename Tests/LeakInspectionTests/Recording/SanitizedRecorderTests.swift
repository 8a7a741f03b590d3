import LeakInspection
import Testing

@Suite(.enabled(if: HeapRecorder.obstacle == .sanitizer, "only in a build with a sanitizer"))
struct SanitizedRecorderTests {
  @Test func sanitizerIsLeftAloneAndSaysSo() throws {
    let probe = try ProbeProcess("state")
    #expect(probe["obstacle"] == "sanitizer")
    #expect(probe["mark"] == "0")
    #expect(probe["not inspected"] == "unsupported")
    #expect(probe.status == 0)
  }
}
