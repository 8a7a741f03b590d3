import LeakReporting

/// Prints what `diff` finds: as text one after another, in other forms all at the end.
struct DiffOutput {
  private let format: OutputFormat
  private let showsSummary: Bool
  private let console: Console
  /// How hints in the text call this program.
  private let program: String
  private let workflow: WorkflowLog
  private var report: DiffReport

  init(
    _ report: DiffReport, format: OutputFormat, showsSummary: Bool, program: String,
    console: Console
  ) {
    self.program = program
    self.report = report
    self.format = format
    self.showsSummary = showsSummary
    self.console = console
    workflow = WorkflowLog(format: format, console: console)
  }

  mutating func add(_ comparison: Comparison) throws {
    report.comparisons.append(comparison)
    if format == .text {
      try console.print(
        DiffReport.text(for: comparison, style: console.style, program: program))
    }
  }

  mutating func add(unreferenced path: String) throws {
    report.unreferenced.append(path)
  }

  /// Prints what remains to be printed, with the status that the tool will exit with.
  mutating func finish(_ status: ExitStatus) throws {
    report.exitStatus = status.rawValue
    if format == .text {
      try console.print(report.unreferencedText(style: console.style))
      if showsSummary { try console.print(report.summary(style: console.style)) }
    } else {
      try console.print(report.text(as: format))
    }
    try workflow.add(report)
  }

  /// Prints a report that is complete already.
  static func print(
    _ report: DiffReport, format: OutputFormat, showsSummary: Bool, program: String,
    console: Console
  ) throws {
    var empty = report
    empty.comparisons = []
    var output = DiffOutput(
      empty, format: format, showsSummary: showsSummary, program: program, console: console)
    for comparison in report.comparisons { try output.add(comparison) }
    try output.finish(ExitStatus(rawValue: report.exitStatus) ?? .internalError)
  }
}
