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
    try reporter.tryOutput()
    let preload = try Preload()
    let obstacle = preload.obstacle(to: program, environment: environment)
    let reporter = reporter
    var isLookedAtAtEnd = false
    let session = try ProgramSession { look, isOfProgram in
      if isOfProgram, look.trigger == .end || look.trigger == .interrupt { isLookedAtAtEnd = true }
      reporter.add(look, isOfProgram: isOfProgram)
    }
    var variables = environment
    if obstacle == nil {
      let others = environment[Self.preloadVariable].map { ":" + $0 } ?? ""
      variables[Self.preloadVariable] = session.listable(preload.path) + others
      variables[Self.requestVariable] = request.text(
        socket: session.socket, runtime: preload.runtimeBuild)
    }
    let course = try session.run(
      program.path, request.words, environment: variables.map { "\($0.key)=\($0.value)" })
    session.close()
    if let obstacle {
      reporter.add(obstacle: "\(request.words[0]) is not looked at: \(obstacle).")
    } else if let words = silence(of: course, isLookedAtAtEnd: isLookedAtAtEnd) {
      reporter.add(obstacle: "\(request.words[0]) could not be looked at: \(words).")
    }
    leave(after: course.ending)
  }

  /// Why there was no look at the end; nil when there was one.
  private func silence(of course: ProgramSession.Course, isLookedAtAtEnd: Bool) -> String? {
    guard let hello = course.hello else {
      return "the library was not loaded into it"
    }
    if let words = RecorderState(hello.details[0]).words { return words }
    if hello.details[1] == 0 {
      return "its Swift runtime is not the one that this leakscope was built with"
    }
    guard !isLookedAtAtEnd else { return nil }
    return switch course.ending {
    case .signalled(let signal):
      "it was ended by \(SignalName.of(signal)), before which nothing of it runs any more"
    case .exited:
      "it ended without its exit handlers, by '_exit' or by becoming another program with 'exec'"
    }
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

/// What the recorder inside a program says of itself, by its number.
struct RecorderState {
  private let number: Int

  init(_ number: Int) { self.number = number }

  /// Why nothing is recorded, as the end of a sentence; nil when blocks are.
  var words: String? {
    switch number {
    case 1: nil
    case 2: "it is a sanitizer build, which has an allocator of its own"
    case 3: "this is not available on this platform"
    case 4:
      "the record needs address space (not memory), which the system does not give; see 'ulimit -v'"
    case 5: "the program has an allocator of its own"
    case 6: "LEAKSCOPE_DISABLE turns recording off"
    default: "it does not record its heap"
    }
  }
}
