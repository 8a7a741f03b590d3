/// How sure it is that a reference keeps its target alive.
public enum EdgeStrength: UInt8, CaseIterable, Sendable {
  /// A strong reference known by its type: it is part of the target's strong count.
  case counted
  /// A reference of a documented structure of the runtime that no count contains, as from a task to
  /// the memory of its frames. It always keeps its target alive.
  case trusted
  /// A word that no field record describes. It keeps an object with a strong count alive only if
  /// the counted references do not explain that count; it always keeps uncounted memory alive.
  case candidate
}
