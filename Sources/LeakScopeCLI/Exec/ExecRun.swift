import CProgramRun
import Foundation
import LeakReporting

/// One use of `exec`: from the program's file to this process' own end.
struct ExecRun {
  private static let preloadVariable = "LD_PRELOAD"
  private static let requestVariable = "LEAKSCOPE_EXEC"

  private let request: ExecRequest
  private let reporter: ProgramReporter
  private let environment: [String: String]

  init(_ request: ExecRequest, console: Console) {
    self.request = request
    reporter = ProgramReporter(request, console: console)
    environment = ProcessInfo.processInfo.environment
  }

  /// Runs the program and ends as it did.
  ///
  /// - Throws: Why there was no program to run.
  func runAndLeave() throws -> Never {
    guard Platform.canLookIntoPrograms else { throw ExecError.platform }
    let program = try ProgramFile(request.words[0], environment: environment)
    guard !program.isSameFile(as: request.output) else {
      throw ExecError.outputIsProgram(request.words[0])
    }
    try reporter.openOutput()
    let preload = try Preload()
    let obstacle = preload.obstacle(to: program, environment: environment)
    let isLoaded = obstacle == nil || request.followsChildren && obstacle?.mayHaveChildren == true
    let silence = ExecSilence(request)
    let reporter = reporter
    let session = try ProgramSession { event in
      silence.note(event)
      switch event {
      case .looked(let look): reporter.add(look)
      case .deaf: reporter.add(obstacle: silence.wordsOfDeafness)
      }
    }
    var variables = environment
    if isLoaded {
      let others = environment[Self.preloadVariable].map { ":" + $0 } ?? ""
      variables[Self.preloadVariable] = session.listable(preload.path) + others
      variables[Self.requestVariable] = request.text(
        socket: session.socket, runtime: preload.runtimeBuild)
    }
    let course = try session.run(
      program.path, request.words, environment: variables.map { "\($0.key)=\($0.value)" })
    session.close()
    for words in silence.words(of: course, obstacle: obstacle) { reporter.add(obstacle: words) }
    leave(after: course.ending)
  }

  private func status(of ending: ProgramEnding, _ reporter: ProgramReporter) -> Int32? {
    if request.isStrict, reporter.hasFailedLook { return ExitStatus.internalError.rawValue }
    if reporter.failure != nil { return ExitStatus.cannotWrite.rawValue }
    if request.failsOnLeak, reporter.hasFinding { return ExitStatus.finding.rawValue }
    if case .exited(let status) = ending { return status }
    return nil
  }

  private func leave(after ending: ProgramEnding) -> Never {
    reporter.finish(ending: ending) { reporter in
      status(of: ending, reporter) ?? 128 + (ending.signal ?? 0)
    }
    if let failure = reporter.failure { Self.complain(about: failure) }
    if let status = status(of: ending, reporter) { Platform.exit(status) }
    if let signal = ending.signal { program_run_end_by(signal) }
    Platform.exit(128 + (ending.signal ?? 0))
  }

  private static func complain(about failure: ConsoleError) {
    guard case .cannotWrite(let place, let reason) = failure else { return }
    Platform.tell("Error: Cannot write to \(place): \(reason).\n")
  }
}

extension ProgramEnding {
  /// The signal that ended the program, if one did.
  fileprivate var signal: Int32? {
    if case .signalled(let signal) = self { signal } else { nil }
  }
}
