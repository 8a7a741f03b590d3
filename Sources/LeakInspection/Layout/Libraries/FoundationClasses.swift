/// The classes of Foundation whose instances are no more than a way from one object to another.
enum FoundationClasses {
  private static let module = "Foundation"

  /// Containers of CoreFoundation, and the boxes in which other containers keep Swift's values.
  private static let parts: Set<String> = [
    "_NSCFArray", "_NSCFDictionary", "_NSCFSet", "__SwiftValue",
  ]

  /// Whether instances of a class are no step of their own in a path.
  static func isPart(_ type: ContextDescriptor) -> Bool {
    guard let name = type.name, parts.contains(name) else { return false }
    return type.module == module
  }
}
