/// An option without a value.
package struct Flag: Sendable {
  /// The option as data.
  package let spec: OptionSpec

  /// Creates a flag.
  package init(_ name: String, letter: Character? = nil, help: String) {
    spec = OptionSpec(
      name: name, letter: letter, help: help, value: nil, defaultText: nil, repeats: false)
  }
}
