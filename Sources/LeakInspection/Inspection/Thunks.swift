/// Recognises the functions that a reader of the source knows nothing of, so that their contexts are part
/// of the reference.
///
/// Some only adapt how another function is called: a closure stored at a generic type is wrapped in such a
/// one, whose context holds the closure. Others are the closures of the toolchain's libraries, which hold
/// what the program gave them.
final class Thunks {
  private let memory: FrozenMemory
  private var known: [UInt: Bool] = [:]

  init(_ memory: FrozenMemory) { self.memory = memory }

  /// Whether a reference to a context belongs to such a function, whose address stands before it.
  func isFunction(of reference: Reference) -> Bool {
    guard let function = memory.word(at: reference.location &- 8) else { return false }
    if let answer = known[function] { return answer }
    let answer =
      isOfToolchain(function)
      || memory.images.symbol(at: function)?.name.hasPrefix("thunk for ") ?? false
    known[function] = answer
    return answer
  }

  private func isOfToolchain(_ function: UInt) -> Bool {
    Self.isOfToolchain(function, in: memory)
  }

  /// Whether a function is one of the toolchain's libraries.
  static func isOfToolchain(_ function: UInt, in memory: any MemoryReading) -> Bool {
    guard !memory.isInProgram(function), let image = memory.imageName(at: function) else {
      return false
    }
    return toolchainPrefixes.contains { image.hasPrefix($0) }
  }

  private static let toolchainPrefixes = [
    "libswift", "libFoundation", "lib_Foundation", "libdispatch.so", "libBlocksRuntime.so",
  ]
}
