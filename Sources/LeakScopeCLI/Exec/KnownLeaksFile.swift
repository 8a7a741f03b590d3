import Foundation
import LeakReporting

/// The file that lists leaks that are accepted, each with a reason.
///
///     # what the vendor's library leaves behind
///     8d6f0a41c7d2b953 AcmeSDK 3.1 keeps its delegate
///
/// or the same as JSON: `[{"fingerprint": "8d6f0a41c7d2b953", "reason": "AcmeSDK 3.1 keeps its delegate"}]`.
struct KnownLeaksFile {
  let entries: [ProgramReport.KnownEntry]

  private struct Entry: Decodable {
    let fingerprint: String
    let reason: String
  }

  /// Reads a file.
  init(path: String) throws(ExecError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .known(path: path, line: nil, problem: "The file cannot be read")
    }
    let text = String(decoding: data, as: UTF8.self)
    do throws(Problem) {
      entries = try text.first { !$0.isWhitespace } == "[" ? Self.json(data) : Self.lines(text)
    } catch {
      throw .known(path: path, line: error.line, problem: error.words)
    }
  }

  private struct Problem: Error {
    let line: Int
    let words: String
  }

  private static func json(_ data: Data) throws(Problem) -> [ProgramReport.KnownEntry] {
    guard let entries = try? JSONDecoder().decode([Entry].self, from: data) else {
      throw Problem(
        line: 1, words: "A list of entries with 'fingerprint' and 'reason' was expected")
    }
    var known: [ProgramReport.KnownEntry] = []
    for entry in entries { known.append(try checked(entry.fingerprint, entry.reason, line: 1)) }
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
      known.append(try checked(String(fingerprint), reason, line: index + 1))
    }
    return known
  }

  private static func checked(
    _ fingerprint: String, _ reason: String, line: Int
  ) throws(Problem) -> ProgramReport.KnownEntry {
    guard fingerprint.count == 16, fingerprint.allSatisfy(\.isHexDigit) else {
      throw Problem(
        line: line, words: "'\(fingerprint)' is no fingerprint, which has 16 hexadecimal digits")
    }
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw Problem(line: line, words: "\(fingerprint) has no reason, and is not accepted")
    }
    return ProgramReport.KnownEntry(fingerprint: fingerprint.lowercased(), reason: reason)
  }
}
