internal import ReportModel

extension RunLog {
  /// Takes the words with which the Swift runtime ends a process out of the log, and returns the message
  /// in them; nil if there are none.
  ///
  /// They are the last lines of standard error: a line that says what is wrong, which may begin with a
  /// file and a line number, more lines if the message has more, and a trace of the stack in some builds.
  mutating func takeTrapMessage() -> String? {
    let errorLines = entries.indices.filter { entries[$0].kind == .stderr }
    let start = errorLines.last { TrapMessage(firstLine: entries[$0].text) != nil }
    guard let start, var message = TrapMessage(firstLine: entries[start].text) else { return nil }
    let lines = errorLines.filter { $0 >= start }
    for line in lines.dropFirst() { message.add(entries[line].text) }
    for line in lines.reversed() { entries.remove(at: line) }
    return message.text
  }
}
