/// Recognises the functions that only adapt how another one is called.
///
/// A closure stored at a generic type is wrapped in such a function, whose context holds the closure. A
/// reader of the source knows nothing of it, so its context is part of the reference.
final class Thunks {
  private let memory: FrozenMemory
  private var known: [UInt: Bool] = [:]

  init(_ memory: FrozenMemory) { self.memory = memory }

  /// Whether a reference to a context belongs to such a function, whose address stands before it.
  func isFunction(of reference: Reference) -> Bool {
    guard let function = memory.word(at: reference.location &- 8) else { return false }
    if let answer = known[function] { return answer }
    let answer = memory.images.symbol(at: function)?.name.hasPrefix("thunk for ") ?? false
    known[function] = answer
    return answer
  }
}
