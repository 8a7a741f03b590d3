import Foundation
import LeakReporting

/// The file that lists leaks that are accepted, each with a reason.
///
///     # what the vendor's library leaves behind
///     8d6f0a41c7d2b953 AcmeSDK 3.1 keeps its delegate
///
/// or the same as JSON: `[{"fingerprint": "8d6f0a41c7d2b953", "reason": "AcmeSDK 3.1 keeps its delegate"}]`.
struct KnownLeaksFile {
  private static let byteOrderMark = "\u{FEFF}"

  let entries: [ProgramReport.KnownEntry]

  private struct Entry: Decodable {
    let fingerprint: String
    let reason: String
  }

  /// Reads a file.
  init(path: String) throws(ExecError) {
    // A pipe is read as well as a file is: a shell makes one of the output of a command.
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() ?? Data()
    else {
      throw .known(path: path, line: nil, problem: "The file cannot be read")
    }
    let whole = String(decoding: data, as: UTF8.self)
    let text = whole.hasPrefix(Self.byteOrderMark) ? String(whole.dropFirst()) : whole
    do throws(Problem) {
      entries = try text.first { !$0.isWhitespace } == "[" ? Self.json(text) : Self.lines(text)
    } catch {
      throw .known(path: path, line: error.line, problem: error.words)
    }
  }

  private struct Problem: Error {
    let line: Int
    let words: String
  }

  private static func json(_ text: String) throws(Problem) -> [ProgramReport.KnownEntry] {
    guard let entries = try? JSONDecoder().decode([Entry].self, from: Data(text.utf8)) else {
      throw Problem(
        line: 1, words: "A list of entries with 'fingerprint' and 'reason' was expected")
    }
    var known: [ProgramReport.KnownEntry] = []
    for entry in entries { try add(entry.fingerprint, entry.reason, line: 1, to: &known) }
    return known
  }

  private static func lines(_ text: String) throws(Problem) -> [ProgramReport.KnownEntry] {
    var known: [ProgramReport.KnownEntry] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.split(
        maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let fingerprint = words.first, !fingerprint.hasPrefix("#") else { continue }
      let reason = words.count > 1 ? String(words[1]) : ""
      try add(String(fingerprint), reason, line: index + 1, to: &known)
    }
    return known
  }

  private static func add(
    _ fingerprint: String, _ reason: String, line: Int, to known: inout [ProgramReport.KnownEntry]
  ) throws(Problem) {
    guard fingerprint.count == 16, fingerprint.allSatisfy(\.isHexDigit) else {
      throw Problem(
        line: line, words: "'\(fingerprint)' is no fingerprint, which has 16 hexadecimal digits")
    }
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw Problem(line: line, words: "\(fingerprint) has no reason, and is not accepted")
    }
    let fingerprint = fingerprint.lowercased()
    if let earlier = known.first(where: { $0.fingerprint == fingerprint }) {
      throw Problem(
        line: line, words: "\(fingerprint) is listed twice; the other reason is '\(earlier.reason)'"
      )
    }
    known.append(ProgramReport.KnownEntry(fingerprint: fingerprint, reason: reason))
  }
}
