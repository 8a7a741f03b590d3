/// One word of a command line, taken apart but not yet understood.
enum ArgumentToken: Equatable {
  /// A word without leading dashes, a single dash, or any word after `--`.
  case word(String)
  /// `--name` or `--name=value`.
  case long(name: String, value: String?)
  /// `-abc` or `-a=value`.
  case letters([Character], value: String?)
  /// `--`: all later words are taken as they are.
  case terminator

  init(_ word: String) {
    guard word.hasPrefix("-"), word != "-" else {
      self = .word(word)
      return
    }
    guard word != "--" else {
      self = .terminator
      return
    }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : nil
    self =
      word.hasPrefix("--")
      ? .long(name: String(parts[0].dropFirst(2)), value: value)
      : .letters(Array(parts[0].dropFirst()), value: value)
  }
}
