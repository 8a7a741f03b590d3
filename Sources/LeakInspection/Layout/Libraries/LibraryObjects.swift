/// Recognises memory of libraries by what its first word points at.
final class LibraryObjects {
  private let memory: any MemoryReading
  private let blocks = BlockObjects()
  let dispatch: DispatchObjects

  init(memory: any MemoryReading) {
    self.memory = memory
    dispatch = DispatchObjects(memory: memory)
  }

  /// The layout of such memory, if its references are known.
  func layout(of block: FrozenBlock, firstWord: UInt) -> ObjectLayout? {
    if firstWord == BlockObjects.firstWord, firstWord != 0 {
      return blocks.layout(of: block, memory: memory)
    }
    return dispatch.layout(of: block)
  }

  /// What to call it.
  func name(of block: FrozenBlock) -> String? {
    guard block.size >= 8, let word = memory.word(at: block.address) else { return nil }
    return word == BlockObjects.firstWord ? "block" : dispatch.name(of: block)
  }
}
