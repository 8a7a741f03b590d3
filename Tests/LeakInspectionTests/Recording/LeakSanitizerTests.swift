import LeakInspection
import Testing

/// What is unreachable according to LeakSanitizer, which knows nothing of Swift, in the same program.
@Suite(
  .enabled(if: ProbeProcess.isPossible, Comment(rawValue: ProbeProcess.whyImpossible)),
  .enabled(if: LeakSanitizer.obstacle == nil, Comment(rawValue: LeakSanitizer.obstacle ?? "")))
struct LeakSanitizerTests {
  @Test func leakSanitizerFindsTheSameObjectsUnreachable() throws {
    let probe = try ProbeProcess("leaks")
    #expect(probe.lines == LeakSanitizer.lines)
    #expect(probe["Ring"] == "15")
    #expect(probe["Held"] == nil)
  }
}
