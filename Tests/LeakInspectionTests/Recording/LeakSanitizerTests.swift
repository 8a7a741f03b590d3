import LeakInspection
import Testing

/// What is unreachable according to LeakSanitizer, which knows nothing of Swift, in the same programs.
@Suite(
  .enabled(if: ProbeProcess.isPossible, Comment(rawValue: ProbeProcess.whyImpossible)),
  .enabled(if: LeakSanitizer.obstacle == nil, Comment(rawValue: LeakSanitizer.obstacle ?? "")))
struct LeakSanitizerTests {
  private static let probe = Result { try ProbeProcess(["leaks"] + LeakSanitizer.samples) }

  @Test(arguments: LeakSanitizer.samples)
  func leakSanitizerFindsTheSameObjectsUnreachable(in sample: String) throws {
    let found = LeakSanitizer.lines.filter { $0.hasPrefix("\(sample) ") }
    #expect(try Self.probe.get().lines.filter { $0.hasPrefix("\(sample) ") } == found)
    #expect(!found.isEmpty)
  }

  @Test func everythingOnTheRingsIsFoundAndWhatIsHeldIsNot() throws {
    let probe = try Self.probe.get()
    #expect(probe["rings Ring"] == "15")
    #expect(probe["rings Held"] == nil)
    #expect(probe["collections Cached"] == nil)
    #expect(probe["closures Careful"] == nil)
  }
}
