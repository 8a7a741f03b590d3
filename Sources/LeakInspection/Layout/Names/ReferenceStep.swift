/// One step from an owner to a reference in it, as a programmer would say it.
package enum ReferenceStep: Hashable, Sendable {
  /// A stored property or tuple element, under its name in the source.
  case property(String)
  /// An element of an array or of a fixed number of values.
  case element(Int)
  /// The payload of an enum's case.
  case enumCase(String)
  /// A captured value of a closure, numbered as in the closure's context.
  case capture(Int)
  /// What a box holds.
  case boxedValue
  /// The value of a dictionary for a key that is a text or a number; without, the place of the
  /// entry.
  case value(key: String?, Int)
  /// A key of a dictionary, with the place of the entry.
  case key(Int)
  /// A member of a set.
  case member(Int)
  /// A reference in a library's own memory, in words; empty if it says nothing to a user.
  case library(String)
  /// A word of a suspended function's frame.
  case frame(of: String)
  /// A task-local value that a task has, by the address of its key.
  case taskLocal(key: UInt)
  /// A word of which nothing is known, so many bytes from the beginning of the block.
  case word(Int)
}
