/// The name of what the compiler makes of a method that is used as a value.
///
/// It makes two closures, one that takes the object and gives the other, which takes the arguments. Both are
/// `implicit closure`s, as every autoclosure is; in autoclosures within each other even the numbers are the
/// same. The types tell them apart:
///
///     implicit closure #2 (Int) -> () in implicit closure #1 (Knob) -> (Int) -> () in Knob.attach() -> ()
///
/// Which method it is stands nowhere but in the code.
enum MethodReference {
  private static let closure = "implicit closure #"

  /// `method reference in Knob.attach()`, if `name` is the short name of such a closure, else `name`.
  static func named(_ name: String, _ linkerName: String) -> String {
    let parts = name.split(separator: " in ", maxSplits: 2)
    guard parts.count == 3, parts[0].hasPrefix(closure), parts[1].hasPrefix(closure),
      let long = Demangler.nameWithTypes(of: linkerName), isMethodReference(long)
    else { return name }
    return "method reference in \(parts[2])"
  }

  /// Whether the outer of the two closures takes an object and gives the inner.
  private static func isMethodReference(_ name: String) -> Bool {
    guard let start = name.firstRange(of: closure)?.upperBound else { return false }
    let parts = name[start...].split(separator: " in " + closure, maxSplits: 1)
    guard parts.count == 2 else { return false }
    let inner = type(of: parts[0])
    var outer = type(of: parts[1])
    while outer.first == "@", let end = outer.firstIndex(of: " ") {
      outer = outer[end...].dropFirst()
    }
    guard let owner = outer.firstRange(of: " -> \(inner) in ")?.lowerBound else { return false }
    let argument = outer[..<owner]
    return argument.hasPrefix("(") && argument != "()" && !argument.hasSuffix(".Type)")
  }

  /// What follows the number of a closure.
  private static func type(of closure: Substring) -> Substring {
    closure.drop { $0.isNumber }.dropFirst()
  }
}
