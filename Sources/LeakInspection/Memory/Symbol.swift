/// A named function or variable of an image.
package struct Symbol: Sendable, Hashable {
  /// Its name in the symbol table: mangled, if it is of Swift.
  package let linkerName: String

  /// Its addresses in the process.
  ///
  /// For a thread-local variable, its place in the image's block.
  package let range: AddressRange

  package init(linkerName: String, range: AddressRange) {
    self.linkerName = linkerName
    self.range = range
  }

  /// Its name as a person writes it, for example `closure #1 in Screen.start()`.
  package var name: String { Demangler.name(of: linkerName) }
}
