package import ReportModel

extension ExitStatus {
  /// The status that one run deserves.
  package init(judging report: RunReport, failsOnLeak: Bool) {
    let isSurprise = !report.scenario.expectedEnding.isMet(by: report.ending)
    if isSurprise, report.ending.isCrashOrHang {
      self = .crash
    } else if !report.matchesDeclaration || (failsOnLeak && report.hasLeak) {
      self = .finding
    } else {
      self = .success
    }
  }
}
