/// Says why there was no look where there should have been one.
///
/// A program that could not be looked at must not look like one that leaks nothing.
final class ExecSilence {
  private let request: ExecRequest
  private var program: String { request.words[0] }
  /// The processes at whose end there was a look, whatever came of it.
  private var lookedAtAtEnd: Set<Int32> = []
  private var hasLookedBefore = false

  init(_ request: ExecRequest) { self.request = request }

  /// Takes notice of what the library tells.
  func note(_ event: ProgramSession.Event) {
    if case .looked(let look) = event, look.survey != nil { hasLookedBefore = true }
    if case .looked(let look) = event, look.trigger == .end || look.trigger == .interrupt {
      lookedAtAtEnd.insert(look.process)
    }
  }

  /// What a program is told that handles the signal itself that is to ask for looks.
  var wordsOfDeafness: String {
    let signal = request.signal.map(SignalName.of) ?? "the signal"
    let others = SignalName.asking.filter { "SIG" + $0 != signal }.map { "'\($0)'" }
    return "\(program) handles \(signal) itself, which asks for no looks then: choose another with "
      + "'--on-signal', one of \(others.joined(separator: ", "))."
  }

  /// What there is to say of the program, and of those that it has started, when it has ended.
  func words(of course: ProgramSession.Course, obstacle: Preload.Obstacle?) -> [String] {
    guard request.followsChildren else {
      return (sentence(on: obstacle) ?? sentence(on: course)).map { [$0] } ?? []
    }
    var sentences: [String] = []
    // Of a shell or another launcher nobody expects a look, unless there is nothing else.
    let isLauncher = course.program.map { !$0.isSwift } ?? (obstacle?.mayHaveChildren == true)
    if !isLauncher {
      let words = course.program == nil ? sentence(on: obstacle) : nil
      if let words = words ?? sentence(on: course) { sentences.append(words) }
    } else if lookedAtAtEnd.isEmpty, !course.children.contains(where: \.isSwift) {
      sentences.append(
        "\(program) could not be looked at: it is no Swift program, and of what it started none was "
          + "seen that is.")
    }
    for former in course.replaced where former.isSwift {
      sentences.append(
        "\(former.words(startedBy: program)), could not be looked at: it became another program with "
          + "'exec'.")
    }
    for child in course.children where child.isSwift {
      guard let reason = reason(of: child) else { continue }
      sentences.append("\(child.words(startedBy: program)), could not be looked at: \(reason).")
    }
    return sentences
  }

  private func sentence(on obstacle: Preload.Obstacle?) -> String? {
    obstacle.map { "\(program) is not looked at: \($0.reason)." }
  }

  /// What there is to say of the program itself; nil when it was looked at at its end.
  private func sentence(on course: ProgramSession.Course) -> String? {
    guard let reason = reason(of: course.program, ending: course.ending) else { return nil }
    guard let program = course.program, program.reasonAgainstLooks == nil, program.isSwift else {
      return "\(self.program) could not be looked at: \(reason)."
    }
    let hint =
      hasLookedBefore ? "" : " '--every', '--after' and '--on-signal' look while a program runs."
    return "\(self.program) was not looked at at its end: \(reason)." + hint
  }

  private func reason(of process: ProgramProcess?, ending: ProgramEnding) -> String? {
    guard let process else {
      return "the library was not loaded into it, or could not reach this command"
    }
    if let reason = process.reasonAgainstLooks { return reason }
    guard process.isSwift else { return "it is not a Swift program" }
    guard !lookedAtAtEnd.contains(process.number) else { return nil }
    return switch ending {
    case .signalled(let signal) where SignalName.interrupting.contains(signal):
      "it was ended by \(SignalName.of(signal)) before a look was complete; a second signal does not "
        + "wait for one"
    case .signalled(let signal):
      "it was ended by \(SignalName.of(signal)), before which nothing of it runs any more"
    case .exited:
      "it ended without its exit handlers, by '_exit' or by becoming another program with 'exec'"
    }
  }

  private func reason(of child: ProgramProcess) -> String? {
    if let reason = child.reasonAgainstLooks { return reason }
    guard !lookedAtAtEnd.contains(child.number) else { return nil }
    return Platform.isRunning(child.number)
      ? "it was still running when \(program) ended"
      : "it ended by a signal, or without its exit handlers"
  }
}
