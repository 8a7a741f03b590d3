import LeakReporting
import ReportModel

/// Prints the reports of `run`: as text one after another, as JSON all at the end.
struct RunOutput {
  let format: OutputFormat
  let isFull: Bool
  /// How hints in the text call this program.
  let program: String
  let console: Console
  private var reports: [RunReport] = []

  init(format: OutputFormat, isFull: Bool, program: String, console: Console) {
    self.format = format
    self.isFull = isFull
    self.program = program
    self.console = console
  }

  mutating func add(_ report: RunReport) throws {
    if format == .text {
      let separator = reports.isEmpty ? "" : RunSummary.separator
      let text = TextReport(report, style: console.style, isFull: isFull, program: program).text
      try console.print(separator + text)
    }
    reports.append(report)
  }

  func finish() throws {
    switch format {
    case .json:
      try console.print(JSONReport(reports).text)
    default:
      guard reports.count > 1 else { return }
      try console.print(
        RunSummary.separator + RunSummary(reports, style: console.style).text)
    }
  }
}
