/// Whether what the program's memory holds may be shown: the contents of strings, and keys.
///
/// Memory of a program in use holds secrets. Names of types, members, functions, queues and tasks are shown in
/// any case.
enum ShownContents {
  /// What stands for contents that are not shown.
  static let placeholder = "…"

  /// Whether contents are hidden.
  ///
  /// Unsafe, but changed in a frozen copy only, which has one thread.
  nonisolated(unsafe) static var areHidden = false
}
