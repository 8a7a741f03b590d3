/// The classes of Foundation whose instances are no more than a way from one object to another.
enum FoundationClasses {
  private static let module = "Foundation"

  /// Containers of CoreFoundation, and the boxes in which other containers keep Swift's values.
  private static let parts: Set<String> = [
    "_NSCFArray", "_NSCFDictionary", "_NSCFSet", "__SwiftValue",
  ]

  private static let cacheEntry = "NSCacheEntry"

  /// Properties that are declared `Unmanaged` and own what they refer to.
  ///
  /// The operations of a queue are retained once each, and lead from one to the next. All other such properties of
  /// theirs own nothing.
  private static let owners: [String: String] = [
    "OperationQueue": "__firstOperation", "Operation": "__nextOperation",
  ]

  /// Whether a property of a class owns what it refers to without being declared so.
  static func isOwner(_ property: String, of type: ContextDescriptor) -> Bool {
    guard let name = type.name, owners[name] == property else { return false }
    return type.module == module
  }

  /// Whether a class is that of the entries of caches.
  static func isCacheEntry(_ type: ContextDescriptor) -> Bool {
    type.name == cacheEntry && type.module == module
  }

  /// Whether instances of a class are no step of their own in a path.
  static func isPart(_ type: ContextDescriptor) -> Bool {
    guard let name = type.name, parts.contains(name) else { return false }
    return type.module == module
  }
}
