import LeakInspection
import LeakReporting

/// Tells what looks found as they come, and puts the whole into the file or stream that was asked for.
///
/// Text on a stream is written look by look. A file is written anew after each look, and always complete: a
/// program that is looked at may run for months.
final class ProgramReporter {
  private let request: ExecRequest
  private let console: Console
  private var report: ProgramReport
  private var surveys: [HeapSurvey] = []
  private var modules = UnknownModules()
  /// The first thing that could not be written.
  private(set) var failure: ConsoleError?
  /// Whether a look failed, or there was none where there should have been one.
  private(set) var hasFailedLook = false
  private var hasToldALook = false
  /// What the report is written to that can be written once only.
  private var special: ResultFile?

  /// Creates the reporter of a program.
  init(_ request: ExecRequest, console: Console) {
    self.request = request
    self.console = console
    report = ProgramReport(program: request.words[0])
    if request.showsGrowth { report.growth = [] }
  }

  private var text: ProgramText {
    let style =
      switch request.output {
      case nil: console.errorStyle
      case "-": console.style
      default: console.fileStyle
      }
    return ProgramText(program: program, style: style)
  }

  private var program: String { request.words[0] }

  private var streamsText: Bool { request.format == .text && (request.output ?? "-") == "-" }

  /// Whether the report goes to a file, which is written anew; what went into a pipe or a device stays there.
  private var canBeRewritten: Bool {
    guard let path = request.output, path != "-" else { return false }
    if case .special = Platform.target(of: path) { return false }
    return true
  }

  /// Makes sure that a file can be written before the program runs for hours.
  ///
  /// A pipe or a device is opened now, as a shell would do: a pipe may have to wait for whoever reads it.
  func openOutput() throws(ConsoleError) {
    guard let path = request.output, path != "-" else { return }
    let file = try ResultFile(privatePath: path)
    if canBeRewritten {
      file.discard()
    } else {
      special = file
    }
  }

  /// Whether there is a leak that is not a known one, or what was given is wrong: an entry for a known one, or a module.
  var hasFinding: Bool {
    report.looks.contains { look in
      look.furtherLeaks > 0 || look.leaks.contains { $0.known == nil && $0.isLeak }
    } || !report.unmatchedKnownLeaks.isEmpty || !modules.words.isEmpty
  }

  /// Takes a look.
  func add(_ look: ProgramLook) {
    guard let survey = look.survey else {
      let process = look.child.map { $0.words(startedBy: program) + "," } ?? program
      add(obstacle: "\(process) could not be looked at: \(look.problem ?? "no result").")
      return
    }
    modules.note(survey)
    var line = ProgramReport.Look(look, survey, for: request)
    for index in line.leaks.indices {
      guard let fingerprint = line.leaks[index].fingerprint else { continue }
      line.leaks[index].known = request.known.first { $0.fingerprint == fingerprint }?.reason
    }
    report.looks.append(line)
    if look.isOfProgram { surveys.append(survey) }
    let isWorthTelling =
      !request.isQuiet || !line.leaks.allSatisfy { $0.known != nil } || line.held != nil
      || line.instances != nil
    if streamsText, isWorthTelling { write(apart: text.text(of: line)) }
    if canBeRewritten { writeAll(exitStatus: 0) }
  }

  /// Notes that and why there was no look.
  func add(obstacle: String) {
    hasFailedLook = true
    report.obstacles.append(obstacle)
    if streamsText { write(text.text(ofRemark: obstacle)) }
  }

  /// Completes the report.
  func finish(ending: ProgramEnding, exitStatus: (ProgramReporter) -> Int32) {
    report.ending = ending.words
    for words in modules.words { add(obstacle: words) }
    if !report.looks.isEmpty, !hasFailedLook || request.known.isEmpty {
      let found = Set(report.looks.flatMap(\.leaks).compactMap(\.fingerprint))
      report.unmatchedKnownLeaks = request.known.filter { !found.contains($0.fingerprint) }
    }
    if request.showsGrowth {
      report.growth = ProgramReport.Growth.all(in: surveys)
      report.comparedLooks = surveys.count
    }
    guard streamsText else {
      writeAll(exitStatus: exitStatus(self))
      return
    }
    write(closing)
  }

  /// Writes what was seen, a line below what was seen before.
  private func write(apart look: String) {
    write((hasToldALook ? "\n" : "") + look)
    hasToldALook = true
  }

  /// What is told when the program has ended.
  private var closing: String {
    let unmatched = report.unmatchedKnownLeaks.map { entry in
      text.text(
        ofRemark:
          "known leak \(entry.fingerprint) (\(entry.reason)) was not found: remove its entry")
    }
    let growth = report.growth.map { text.text(of: $0, lookCount: surveys.count) } ?? ""
    return (hasToldALook && !growth.isEmpty ? "\n" : "") + growth + unmatched.joined()
  }

  private func writeAll(exitStatus: Int32) {
    do {
      let document =
        switch request.format {
        case .json: try report.json
        case .sarif:
          try report.sarif(version: LeakscopeCommand.version, exitStatus: exitStatus)
        default:
          report.looks.map(text.text(of:)).joined()
            + report.obstacles.map(text.text(ofRemark:)).joined() + closing
        }
      write(document)
    } catch {
      failure = failure ?? .cannotWrite(place: request.output ?? "-", reason: "\(error)")
    }
  }

  private func write(_ text: String) {
    guard !text.isEmpty else { return }
    do throws(ConsoleError) {
      switch request.output {
      case nil: try ResultFile.standardError.write(text)
      case "-": try ResultFile.standardOutput.write(text)
      case let path?:
        let file = if let special { special } else { try ResultFile(privatePath: path) }
        try file.write(text)
        try file.commit()
      }
    } catch {
      // That nobody reads what the program and this write is no failure.
      if case .closedPipe = error { return }
      failure = failure ?? error
    }
  }
}
