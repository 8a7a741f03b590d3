internal import ReportModel

extension RunLog {
  /// Takes the words with which the Swift runtime ends a process out of the log, and returns the message
  /// in them; nil if there are none.
  ///
  /// They are the last lines of standard error: a line that says what is wrong, which may begin with a
  /// file and a line number, more lines if the message has more, and a trace of the stack in some builds.
  /// An optimised build says nothing where a precondition failed, nor for the checks of the standard
  /// library that are compiled into it; of `fatalError` and the runtime's own checks all builds tell.
  mutating func takeTrapMessage() -> String? {
    let errorLines = entries.indices.filter { entries[$0].kind == .stderr }
    let start = errorLines.last { TrapMessage(firstLine: entries[$0].text) != nil }
    guard let start, var message = TrapMessage(firstLine: entries[start].text) else { return nil }

    let taken = errorLines.filter { $0 >= start }
    for line in taken.dropFirst() { message.add(entries[line].text) }
    entries[start].text = message.before
    for line in taken.reversed() where line > start || message.before.isEmpty {
      entries.remove(at: line)
    }
    return message.text
  }
}
