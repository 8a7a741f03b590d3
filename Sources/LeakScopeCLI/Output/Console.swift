import LeakReporting
import ReportModel
import ScenarioKit

/// The only thing that writes: results to standard output or a file, messages to standard error.
///
/// Nothing is buffered, so a report is there as soon as it is printed. Every write is checked: a result
/// that did not arrive is never reported as success.
final class Console: Sendable {
  private struct State: Sendable {
    var result: ResultFile
    var progress = ""
    var isClosed = false
  }

  private let state: Locked<State>
  private let isQuiet: Bool
  /// The path at which the result was to appear, if it was to be a file.
  private let resultPath: String?
  private let showsProgress: Bool
  /// The style of what goes to standard error.
  let errorStyle: TextStyle
  /// The style of what goes to a file.
  let fileStyle: TextStyle
  /// The style of the result.
  let style: TextStyle
  /// Whether the result appears on a terminal.
  let isTerminal: Bool
  /// Whether the result is the standard output.
  let isStandardOutput: Bool

  /// Opens the console as the command line asks for it.
  ///
  /// - Throws: `ConsoleError` when the file for the result cannot be written.
  convenience init(_ arguments: ParsedArguments) throws(ConsoleError) {
    switch arguments[CommonOptions.output] {
    case nil, "-": self.init(arguments, result: .standardOutput)
    case let path?: self.init(arguments, result: try ResultFile(path: path))
    }
  }

  /// Opens a console that writes results to a place that is open already.
  init(_ arguments: ParsedArguments, result: ResultFile) {
    let terminalType = Platform.environment("TERM")
    let rule = ColorRule(
      choice: arguments[CommonOptions.color] ?? .auto,
      noColor: Platform.environment("NO_COLOR"), terminalType: terminalType)
    style = rule.allowsColor(isTerminal: result.isTerminal) ? .colored : .plain
    errorStyle =
      rule.allowsColor(isTerminal: Platform.Stream.error.isTerminal) ? .colored : .plain
    fileStyle = rule.allowsColor(isTerminal: false) ? .colored : .plain
    isQuiet = arguments[CommonOptions.quiet]
    showsProgress = !isQuiet && terminalType != "dumb" && Platform.Stream.error.isTerminal
    resultPath = result.path
    isTerminal = result.isTerminal
    isStandardOutput = result.isStandardOutput
    state = Locked(State(result: result))
  }

  /// How wide the result may be; nil if it does not matter.
  var width: Int? { isStandardOutput ? Platform.width : nil }

  /// Writes a part of the result.
  ///
  /// - Throws: `ConsoleError` when it cannot be written or nobody reads it.
  func print(_ text: String) throws(ConsoleError) {
    try state.withLock { state throws(ConsoleError) in
      guard !state.isClosed, !text.isEmpty else { return }
      Self.erase(&state.progress)
      try state.result.write(text)
    }
  }

  /// Writes to standard output what is meant for whoever runs the tool, wherever the result goes.
  ///
  /// - Throws: `ConsoleError` when it cannot be written or nobody reads it.
  func announce(_ text: String) throws(ConsoleError) {
    if isStandardOutput { return try print(text) }
    try state.withLock { state throws(ConsoleError) in
      guard !state.isClosed, !text.isEmpty else { return }
      Self.erase(&state.progress)
      try ResultFile.standardOutput.write(text)
    }
  }

  /// Writes advice for people to standard error, unless they asked for quiet.
  func advise(_ text: String) {
    if !isQuiet { complain(text) }
  }

  /// Writes a warning, which nobody is spared.
  func warn(_ words: String) {
    complain(errorStyle.paint("Warning:", as: .caution) + " " + words + "\n")
  }

  /// Writes an error: its words after `Error: `, and whatever helps below.
  func error(_ words: String, help: String = "") {
    complain(errorStyle.paint("Error:", as: .bad) + " " + words + "\n" + help)
  }

  /// Shows on a terminal what is being done; the next text to be written erases it.
  func progress(_ text: String) {
    guard showsProgress else { return }
    // A line that wraps could not be erased.
    let text = String(text.prefix((Platform.columns(of: .error) ?? 80) - 1))
    state.withLock { state in
      guard !state.isClosed else { return }
      Self.erase(&state.progress)
      state.progress = text
      Self.writeError(text)
    }
  }

  /// Completes the result.
  ///
  /// - Throws: `ConsoleError` when the last of it cannot be written.
  func finish() throws(ConsoleError) {
    try state.withLock { state throws(ConsoleError) in
      guard !state.isClosed else { return }
      state.isClosed = true
      Self.erase(&state.progress)
      try state.result.commit()
    }
  }

  /// Leaves the result uncompleted and writes nothing any more.
  ///
  /// Another thread may be stuck in a write that nobody reads, and the process is to end all the same;
  /// so this waits for a moment only.
  func abandon() {
    for _ in 0..<100 {
      let isDone: Void? = state.withLockIfAvailable { state in
        guard !state.isClosed else { return }
        state.isClosed = true
        Self.erase(&state.progress)
        state.result.discard()
      }
      if isDone != nil { return }
      Platform.pause(milliseconds: 1)
    }
  }

  /// What an abandoned console did not write.
  var unwrittenWords: String? {
    resultPath.map { VisibleText.line($0) + " was not written" }
  }

  private func complain(_ text: String) {
    state.withLock { state in
      Self.erase(&state.progress)
      Self.writeError(text)
    }
  }

  private static func erase(_ progress: inout String) {
    guard !progress.isEmpty else { return }
    progress = ""
    writeError("\r\u{1B}[K")
  }

  /// What cannot be written to standard error cannot be told to anybody.
  private static func writeError(_ text: String) {
    try? Platform.write(text, to: Platform.Stream.error.rawValue)
  }
}
