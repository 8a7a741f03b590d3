import Checkout
import Foundation
import Testing

/// A command that the README shows.
///
/// Two forms: in a `console` block after `$ `, followed by what it prints; and at the beginning of an indented
/// line, followed by what it is for.
struct ReadmeCommand: Sendable, CustomTestStringConvertible {
  /// The words after the name of the tool.
  let words: [String]
  /// What it prints; nil where the README does not show it.
  ///
  /// A line `…` stands for any number of lines.
  let output: [String]?

  var testDescription: String { (["leakscope"] + words).joined(separator: " ") }

  /// All that are there, in the order of the text.
  static let all: [ReadmeCommand] = shown + listed

  /// The program that the README compiles.
  static var program: String {
    let start = lines.firstIndex(of: "// screen.swift") ?? lines.endIndex
    return lines[start...].prefix { $0 != "```" }.joined(separator: "\n") + "\n"
  }

  /// The picture that the README shows.
  static var picture: String {
    let start = lines.firstIndex(of: "```mermaid").map { $0 + 1 } ?? lines.endIndex
    return lines[start...].prefix { $0 != "```" }.joined(separator: "\n") + "\n"
  }

  private static let prompt = "$ leakscope "

  private static let lines: [Substring] = {
    let text = try? String(
      contentsOf: Checkout.root.appending(path: "README.md"), encoding: .utf8)
    return (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }()

  private static var shown: [ReadmeCommand] {
    var commands: [ReadmeCommand] = []
    var isInBlock = false
    for line in lines {
      if line == "```console" {
        isInBlock = true
      } else if line == "```" {
        isInBlock = false
      } else if isInBlock, line.hasPrefix(prompt) {
        commands.append(ReadmeCommand(words: words(in: line.dropFirst(prompt.count)), output: []))
      } else if isInBlock, let last = commands.popLast() {
        commands.append(
          ReadmeCommand(words: last.words, output: (last.output ?? []) + [String(line)]))
      }
    }
    return commands
  }

  private static var listed: [ReadmeCommand] {
    lines.compactMap { line in
      guard let match = line.prefixMatch(of: #/    leakscope (\S+(?: \S+)*)  /#) else { return nil }
      return ReadmeCommand(words: words(in: match.1), output: nil)
    }
  }

  private static func words(in text: Substring) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
