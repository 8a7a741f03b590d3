import LeakInspection
import LeakScopeTesting
import Testing

@Suite(.enabled(if: HeapInspection.obstacle == nil, "memory cannot be read in this build"))
struct KnownLeakTests {
  private var fingerprint: String {
    checkLeaks { _ in RingA.leak() }.leaks.first?.fingerprint ?? ""
  }

  @Test func knownLeakIsAccepted() {
    let known = KnownLeak(fingerprint: fingerprint, reason: "kept on purpose")
    let report = checkLeaks(known: [known]) { _ in RingA.leak() }
    #expect(report.isClean)
    #expect(report.knownLeaks == [known])
    expectNoLeaks(known: [known]) { _ in RingA.leak() }
  }

  @Test func otherLeaksAreReportedBesides() {
    let known = KnownLeak(fingerprint: fingerprint, reason: "kept on purpose")
    let report = checkLeaks(known: [known]) { _ in
      RingA.leak()
      RingB.leak()
    }
    #expect(report.leaks.map(\.summary) == ["RingB (cycle)"])
  }

  @Test(arguments: ["", " \n"])
  func entryWithoutAReasonIsAnErrorAndAcceptsNothing(reason: String) {
    let report = checkLeaks(known: [.init(fingerprint: fingerprint, reason: reason)]) { _ in
      RingA.leak()
    }
    #expect(report.leaks.count == 1)
    #expect(report.description.contains("known leak \(fingerprint) has no reason"))
    #expect(
      !checkLeaks(known: [.init(fingerprint: "0123456789abcdef", reason: reason)]) { _ in }.isClean)
  }

  @Test func entryThatMatchesNothingIsAnIssue() {
    let known = KnownLeak(fingerprint: "0123456789abcdef", reason: "gone since 2.0")
    #expect(!checkLeaks(known: [known]) { _ in }.isClean)
    withKnownIssue {
      expectNoLeaks(known: [known]) { _ in }
    } matching: {
      $0.comments.first?.rawValue.contains(
        "known leak 0123456789abcdef (gone since 2.0) was not found") == true
    }
  }

  @Test(arguments: ["", "468dacaf", "468DACAF5B87B136", "fingerprint 468dacaf5b87b136"])
  func entryThatIsNoFingerprintIsAnErrorOfItsOwn(text: String) {
    let report = checkLeaks(known: [.init(fingerprint: text, reason: "old")]) { _ in }
    #expect(!report.isClean)
    #expect(report.unmatchedKnownLeaks.isEmpty)
    #expect(
      report.description.contains(
        "known leak '\(text)' (old) is no fingerprint, and is not accepted: that has 16 hexadecimal digits in lower case"
      ),
      "\(report)")
  }

  @Test func entryIsNotToBlameWhereMemoryIsNotRead() async {
    // In a process of its own, so that the other tests keep their scopes.
    await #expect(processExitsWith: .success) {
      while AllocationScope() != nil {}
      let report = checkLeaks(known: [.init(fingerprint: "0123456789abcdef", reason: "old")]) { _ in
      }
      #expect(report.isClean)
      #expect(report.unmatchedKnownLeaks.isEmpty)
      #expect(report.uncheckedKnownLeaks.count == 1)
      #expect(
        report.description.contains(
          "known leak 0123456789abcdef (old) could not be compared: memory was not read"))
      #expect(!report.description.hasPrefix("no leaks"))
    }
  }
}
