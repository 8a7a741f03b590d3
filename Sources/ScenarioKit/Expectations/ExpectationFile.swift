/// The form of a recorded report: a first line that names the form's version, the report, a last line that
/// proves that nothing is missing.
enum ExpectationFile {
  private static let title = "leakscope expectation "
  private static let schema = "1"
  private static let lastLine = "end"
  /// The line that names the form.
  static var firstLine: String { title + schema }

  /// The contents of a file with the report `body`.
  static func contents(for body: String) -> String {
    let lineFeed = body.isEmpty || body.hasSuffix("\n") ? "" : "\n"
    return "\(firstLine)\n\(body)\(lineFeed)\(lastLine)\n"
  }

  /// The report in the file at `path` with these contents.
  static func body(of contents: some Collection<UInt8>, path: String) throws(ExpectationError)
    -> String
  {
    var lines = contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What follows the last line feed is no line, unless something does.
    if lines.last?.isEmpty == true { lines.removeLast() }

    var texts: [String] = []
    for line in lines {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw .notUTF8(path: path, line: texts.count + 1)
      }
      texts.append(text)
    }
    guard let first = texts.first, first.hasPrefix(title) else {
      throw .notAnExpectation(path: path, line: 1)
    }
    if let line = texts.firstIndex(where: { $0.unicodeScalars.last == "\r" }) {
      throw .carriageReturn(path: path, line: line + 1)
    }
    let found = String(first.dropFirst(title.count))
    guard found == schema else { throw .otherSchema(path: path, line: 1, found: found) }
    guard texts.count > 1, texts.last == lastLine else {
      throw .truncated(path: path, line: texts.count)
    }
    return texts.dropFirst().dropLast().map { $0 + "\n" }.joined()
  }
}
