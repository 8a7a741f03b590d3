/// An option as data: what it is called, what it takes, what help says of it.
package struct OptionSpec: Sendable {
  /// Its long name without the dashes, in kebab case.
  package let name: String
  /// Its letter, for the few options that have one.
  package let letter: Character?
  /// What it does, as a sentence.
  package let help: String
  /// What it takes; nothing for a flag.
  package let value: ValueSpec?
  /// What holds when it is not given, if that is worth saying.
  package let defaultText: String?
  /// Whether it may be given several times, each time adding a value.
  ///
  /// Otherwise the last one counts.
  package let repeats: Bool

  /// The long name as it is typed.
  package var typedName: String { "--" + name }
}
