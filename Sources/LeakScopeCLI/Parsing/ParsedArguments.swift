/// A command line that was understood.
package struct ParsedArguments: Sendable {
  /// The words that are no options, in order.
  package internal(set) var words: [String] = []
  /// The texts given for each option, in order; empty for a flag that was given.
  private var texts: [String: [String]] = [:]

  /// Creates a command line on which nothing was given.
  package init() {}

  mutating func add(_ text: String?, for option: OptionSpec) {
    texts[option.name, default: []].append(contentsOf: text.map { [$0] } ?? [])
  }

  /// Whether the flag was given.
  package subscript(flag: Flag) -> Bool { texts[flag.spec.name] != nil }

  /// The value given for the option, the last one if there are several.
  package subscript<Value>(option: Option<Value>) -> Value? {
    texts[option.spec.name]?.last.flatMap(option.convert)
  }

  /// All values given for the option, in order.
  package func all<Value>(_ option: Option<Value>) -> [Value] {
    texts[option.spec.name, default: []].compactMap(option.convert)
  }
}
