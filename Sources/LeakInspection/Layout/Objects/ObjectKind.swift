/// What a block of memory is.
package enum ObjectKind: UInt8, CaseIterable, Sendable {
  /// An instance of a class.
  case instance
  /// The captured values of a closure, or one variable that closures share: the two are told apart
  /// by the references that lead there, of which only those of functions make it a closure.
  case context
  /// A value in a box whose type is known at run time only: generic variables, large values in
  /// existentials.
  case box
  /// A value that was thrown or stored as `any Error`.
  case error
  /// A task of Swift's concurrency, with all of its frames.
  case task
  /// Memory that holds frames of a task; its words are read as the task's.
  case taskMemory
  /// A closure in the form that C and Dispatch take.
  case block
  /// The elements of an array.
  case arrayStorage
  /// The entries of a dictionary.
  case dictionaryStorage
  /// The members of a set.
  case setStorage
  /// A `ManagedBuffer`: a header, and elements of which the type does not tell how many there are.
  case buffer
  /// What a library keeps its objects in, like a container of CoreFoundation, a run loop, or a
  /// queue: none that the reader of a path has a name for.
  case part
  /// No object of the Swift runtime.
  case raw
}
