import LeakChecking
import LeakInspection
import Testing

@Suite(.enabled(if: HeapInspection.obstacle == nil, "memory cannot be read in this build"))
struct ReportTests {
  @Test func bodyThatLeavesNothingIsClean() {
    let report = checkLeaks { _ in
      let tidy = Tidy()
      withExtendedLifetime(tidy) {}
    }
    #expect(report.isClean)
    #expect(report.description.hasPrefix("no leaks"))
  }

  @Test func ringIsReportedWithItsPath() {
    let report = checkLeaks { _ in Screen().appear() }
    #expect(report.leaks.map(\.summary) == ["Screen (cycle)"])
    // The count is compared only if no task of another test has a copy of the reference in its frames.
    let lines = report.description.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("strong count") }
    #expect(
      lines.joined(separator: "\n").hasPrefix(
        """
        1 leak: Screen (cycle)

           cycle: Screen#1 is on a ring:
              Screen#1
                 .action (closure #1 in Screen.appear())   → Screen#1   closes the cycle
              cutting this frees it: Screen#1.action (closure #1 in Screen.appear())
              it keeps as well:
                 Screen#1.model   → Model#1
              fingerprint \(report.leaks.first?.fingerprint ?? "")
        """), "\(report)")
  }
}
