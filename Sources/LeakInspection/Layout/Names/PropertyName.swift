/// The name that a stored property has in the source.
enum PropertyName {
  private static let lazyPrefix = "$__lazy_storage_$_"

  /// Undoes what the compiler does to `lazy` and wrapped properties.
  ///
  /// The record of a wrapped property looks like that of one called `_x`. Its type is a struct, and
  /// none of the standard library's; or the class is observable, where a macro writes the `_x`.
  static func inSource(
    _ stored: String, type: ContextDescriptor?, ownerIsObservable: Bool
  ) -> String {
    if stored.hasPrefix(lazyPrefix) { return String(stored.dropFirst(lazyPrefix.count)) }
    guard stored.hasPrefix("_"), stored.count > 1, !stored.hasPrefix("_$") else { return stored }
    let isWrapper = type.map { $0.kind == .structType && !LibraryModule.contains($0) } ?? false
    return isWrapper || ownerIsObservable ? String(stored.dropFirst()) : stored
  }
}

/// Modules whose types' insides mean nothing to their users.
enum LibraryModule {
  private static let names: Set<String> = [
    "Swift", "_Concurrency", "Synchronization", "Observation", "Dispatch", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "_StringProcessing", "RegexBuilder", "__C",
  ]

  static func contains(_ type: ContextDescriptor) -> Bool {
    type.module.map { names.contains($0) } ?? false
  }
}
