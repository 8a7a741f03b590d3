internal import CLeakHeap

extension FrozenMemory: MemoryReading {
  package func isReadable(_ address: UInt, count: Int) -> Bool {
    reader.bytes(at: address, count: count) != nil || isInArena(address, count: count)
  }

  package func isInImage(_ address: UInt) -> Bool { images.image(containing: address) != nil }

  package func isInProgram(_ address: UInt) -> Bool {
    // The executable is the first of the images.
    images.image(containing: address).map { $0 === images.images.first } ?? false
  }

  package func imageName(at address: UInt) -> String? {
    images.image(containing: address)?.name
  }

  package func offsetInImage(of address: UInt) -> UInt? {
    images.image(containing: address).map { address - $0.base }
  }

  package func block(startingAt address: UInt) -> FrozenBlock? {
    blocks.index(startingAt: address).map { blocks[$0] }
  }

  package func address(ofSymbol name: String, inImageOf address: UInt) -> UInt? {
    images.image(containing: address)?.symbol(named: name)?.range.start
  }

  package func symbol(at address: UInt) -> Symbol? { images.symbol(at: address) }

  /// Metadata that the runtime makes in the copy, because a type is asked for that the program
  /// never used, lies in the copy's own memory.
  private func isInArena(_ address: UInt, count: Int) -> Bool {
    var start: UInt = 0
    var end: UInt = 0
    leakheap_arena_range(&start, &end)
    return address >= start && address < end && UInt(count) <= end - address
  }
}
