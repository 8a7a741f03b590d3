/// The spelling of a type with its generic arguments.
enum TypeSugar {
  static func spelled(_ name: String, _ module: String?, _ arguments: [String]) -> String {
    if module == "Swift" {
      switch (name, arguments.count) {
      case ("Array", 1), ("_ContiguousArrayStorage", 1): return "[\(arguments[0])]"
      case ("Dictionary", 2), ("_DictionaryStorage", 2):
        return "[\(arguments[0]): \(arguments[1])]"
      case ("Optional", 1): return optional(arguments[0])
      case ("_SetStorage", 1): return "Set<\(arguments[0])>"
      default: break
      }
    }
    return arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
  }

  private static func optional(_ name: String) -> String {
    let needsBrackets = name.contains("->") || name.hasPrefix("any ")
    return needsBrackets ? "(\(name))?" : "\(name)?"
  }
}
