import CLeakHeap

/// Makes names for people out of names for linkers.
enum Demangler {
  /// What the compiler puts before the name of a function for copies of it that a reader need not know of.
  private static let prefixes = [
    "async function pointer to ", "partial apply for ", "specialized ", "merged ",
  ]

  /// What the compiler calls the expression behind a property or variable; `closure #1 in static Feed.shared`
  /// is how one speaks of a closure in it.
  private static let initialValue = "variable initialization expression of "

  /// The short Swift name, or the given name when it is not one of Swift.
  static func name(of linkerName: String) -> String {
    guard let demangled = demangled(linkerName, leakheap_demangle) else { return linkerName }
    return MethodReference.named(withoutPrefixes(demangled), linkerName)
  }

  /// The long Swift name, with the types of functions.
  static func nameWithTypes(of linkerName: String) -> String? {
    demangled(linkerName, leakheap_demangle_with_types)
  }

  private static func demangled(
    _ linkerName: String,
    _ demangle: (UnsafePointer<CChar>?, Int) -> UnsafeMutablePointer<CChar>?
  ) -> String? {
    var linkerName = linkerName
    return linkerName.withUTF8 { bytes -> String? in
      guard bytes.starts(with: "$s".utf8) || bytes.starts(with: "$e".utf8) else { return nil }
      return bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let text = demangle(characters.baseAddress, characters.count) else { return nil }
        defer { leakheap_free(text) }
        return String(cString: text)
      }
    }
  }

  /// The name of what was copied or adapted, without how; and of a property for the code of its first value.
  static func withoutPrefixes(_ name: String) -> String {
    var name = name[...]
    while let prefix = prefixes.first(where: { name.hasPrefix($0) }) {
      name = name.dropFirst(prefix.count)
    }
    // What stands between the functions of a file belongs to none of them, and has no name.
    let place = name.hasSuffix(" in ") ? "top-level code" : ""
    return String(name.replacing(initialValue, with: "")) + place
  }
}
