import LeakReporting

/// What a GitHub workflow gets besides the result: annotations in its log, and a summary of the step.
struct WorkflowLog {
  private let annotates: Bool
  private let console: Console
  private let summaryPath: String?

  /// Finds out from the environment what is wanted.
  ///
  /// Annotations stand in the standard output, where the runner looks for them; so they are not added where a
  /// program reads it.
  init(format: OutputFormat, console: Console) {
    self.console = console
    let isWorkflow = Platform.environment("GITHUB_ACTIONS") == "true"
    annotates = isWorkflow && format != .github && (format == .text || !console.isStandardOutput)
    let path = Platform.environment("GITHUB_STEP_SUMMARY") ?? ""
    summaryPath = (isWorkflow || format == .github) && !path.isEmpty ? path : nil
  }

  /// Adds what a report says.
  ///
  /// - Throws: `ConsoleError` when it cannot be written.
  func add(_ report: DiffReport) throws(ConsoleError) {
    if annotates { try console.announce(GitHubAnnotations(report).text) }
    guard let summaryPath else { return }
    do {
      let file = try Platform.openToAppend(summaryPath)
      // Whatever other commands of the step have written counts as well.
      let room = StepSummary.limit - Platform.size(of: file)
      try Platform.write(StepSummary(report).text(limit: room), to: file)
      try Platform.closeFile(file)
    } catch {
      throw .cannotWrite(place: summaryPath, reason: error.words)
    }
  }
}
