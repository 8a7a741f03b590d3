/// The name of a suspended function.
enum FrameName {
  private static let partEndings = [
    "await resume partial function for ", "suspend resume partial function for ",
  ]

  /// Leaves out which part of the function is the next to run.
  static func name(of symbol: Symbol) -> String? {
    guard symbol.linkerName.hasPrefix("$s"), !isOfRuntime(symbol.linkerName) else { return nil }
    let name = symbol.name
    for ending in partEndings {
      guard name.hasPrefix("("), let end = name.firstIndex(of: ")") else { break }
      let rest = name[end...].dropFirst(2)
      if rest.hasPrefix(ending) { return String(rest.dropFirst(ending.count)) }
    }
    return name
  }

  /// Functions of the concurrency library stand between the program's; `Sc` is the prefix of its
  /// types.
  private static func isOfRuntime(_ linkerName: String) -> Bool {
    ["$ss", "$sSc", "$s13_Concurrency"].contains { linkerName.hasPrefix($0) }
  }
}
