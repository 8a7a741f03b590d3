/// The name of the program in a script for a shell.
///
/// A file may be called anything; the name must neither end a word nor be carried out.
struct ShellName {
  /// The name as a word of a command line, quoted unless it is plain.
  let word: String
  /// The name as a part of the names of functions.
  let identifier: String

  init(_ program: String) {
    let isPlain = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }
    identifier = String(program.map { isPlain($0) ? $0 : "_" })
    word =
      program.allSatisfy { isPlain($0) || "-.+".contains($0) }
      ? program
      : "'"
        + program.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
