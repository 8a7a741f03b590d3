/// The name of a suspended function.
enum FrameName {
  private static let partEndings = [
    "await resume partial function for ", "suspend resume partial function for ",
  ]

  /// Leaves out which part of the function is the next to run.
  ///
  /// Code that only adapts how a function is called, and functions of the concurrency library, which
  /// stand between the program's, have no name.
  static func name(of symbol: Symbol) -> String? {
    guard symbol.linkerName.hasPrefix("$s"), !isOfRuntime(symbol.linkerName) else { return nil }
    let name = function(of: symbol)
    return name.hasPrefix("thunk for ") ? nil : name
  }

  /// The name of a function, whosever it is.
  static func function(of symbol: Symbol) -> String {
    let name = symbol.name
    for ending in partEndings {
      guard name.hasPrefix("("), let end = name.firstIndex(of: ")") else { break }
      let rest = name[end...].dropFirst(2)
      if rest.hasPrefix(ending) {
        return MethodReference.named(
          Demangler.withoutPrefixes(String(rest.dropFirst(ending.count))), symbol.linkerName)
      }
    }
    return name
  }

  /// `Sc` is the prefix of the library's types.
  private static func isOfRuntime(_ linkerName: String) -> Bool {
    ["$ss", "$sSc", "$s13_Concurrency"].contains { linkerName.hasPrefix($0) }
  }
}
