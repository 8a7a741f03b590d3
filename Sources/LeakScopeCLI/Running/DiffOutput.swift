import LeakReporting

/// Prints what `diff` finds: as text one after another, as JSON all at the end.
struct DiffOutput {
  let format: OutputFormat
  let showsSummary: Bool
  let console: Console
  private var report: DiffReport

  init(format: OutputFormat, showsSummary: Bool, console: Console) {
    self.format = format
    self.showsSummary = showsSummary
    self.console = console
    report = DiffReport(style: console.style)
  }

  mutating func add(_ comparison: Comparison) throws {
    report.comparisons.append(comparison)
    if format == .text { try console.print(report.text(for: comparison)) }
  }

  mutating func add(unreferenced path: String) throws {
    report.unreferenced.append(path)
  }

  func finish() throws {
    switch format {
    case .json:
      try console.print(report.json)
    case .text, .names:
      try console.print(report.unreferencedText)
      if showsSummary { try console.print(report.summary) }
    }
  }
}
