/// Recognises memory of libraries by what its first word points at.
final class LibraryObjects {
  private let memory: any MemoryReading
  private let blocks = BlockObjects()
  private var symbols: [UInt: String?] = [:]

  init(memory: any MemoryReading) { self.memory = memory }

  /// The layout of such memory, if its references are known.
  func layout(of block: FrozenBlock, firstWord: UInt) -> ObjectLayout? {
    firstWord == BlockObjects.firstWord ? blocks.layout(of: block, memory: memory) : nil
  }

  /// What to call it.
  func name(of block: FrozenBlock) -> String? {
    guard block.size >= 8, let word = memory.word(at: block.address) else { return nil }
    if word == BlockObjects.firstWord { return "block" }
    guard let symbol = symbol(at: word), let kind = DispatchObjects.kind(ofSymbol: symbol) else {
      return nil
    }
    guard let label = DispatchObjects.label(of: block, kind: kind, memory: memory) else {
      return kind
    }
    return "\(kind) \"\(label)\""
  }

  private func symbol(at address: UInt) -> String? {
    if let symbol = symbols[address] { return symbol }
    guard memory.isInImage(address) else { return nil }
    let symbol = memory.symbol(at: address)?.linkerName
    symbols[address] = symbol
    return symbol
  }
}
