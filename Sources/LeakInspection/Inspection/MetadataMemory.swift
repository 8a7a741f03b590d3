/// The memory in which the runtime keeps metadata and finds it again.
///
///     variable of libswiftCore ─► hash table ─► pool ◄─ first word of an object
///     cache of a generic type  ─► hash table ─►
///
/// No metadata owns an object. But its tables have entries, and its pools ends, that were never written to
/// and still contain what the block was used for before: words that may be addresses of objects.
struct MetadataMemory {
  /// How the names of the program's caches end: of a generic type, and of a generic conformance.
  private static let cacheSuffixes = ["MI", "MK"]
  private static let runtimeName = "libswiftCore.so"

  private let memory: FrozenMemory
  private let kinds: [ObjectKind]

  init(_ memory: FrozenMemory, kinds: [ObjectKind]) {
    self.memory = memory
    self.kinds = kinds
  }

  /// The blocks that such memory takes, by position.
  ///
  /// - Parameter metadata: What the first words of objects are.
  /// - Returns: The tables, and the pools that some of that metadata is in.
  func blocks(with metadata: some Sequence<UInt>) -> Set<Int> {
    Set(tables() + metadata.compactMap { rawBlock(memory.blocks.index(containing: $0)) })
  }

  /// What variables lead to that are a cache of metadata.
  ///
  /// Those of the runtime are written in C++, and none of them leads to memory that an object is kept by.
  private func tables() -> [Int] {
    let program = memory.images.images.first
    guard let first = memory.blocks.first?.address, let last = memory.blocks.last?.address else {
      return []
    }
    var found: [Int] = []
    for (image, range) in memory.data {
      let isRuntime = image.name.hasPrefix(Self.runtimeName)
      guard isRuntime || image === program else { continue }
      // A table's variable has flags in the low bits of the address.
      memory.reader.searchWords(in: range, mask: PointerBits.mask, for: first...last) {
        address, word in
        let start = word & PointerBits.mask
        guard let block = rawBlock(memory.blocks.index(startingAt: start)) else { return }
        if isRuntime || isCache(image.symbol(at: address)) { found.append(block) }
      }
    }
    return found
  }

  private func isCache(_ symbol: Symbol?) -> Bool {
    guard let name = symbol?.linkerName else { return false }
    return name.hasPrefix("$s") && Self.cacheSuffixes.contains { name.hasSuffix($0) }
  }

  private func rawBlock(_ position: Int?) -> Int? {
    position.flatMap { kinds[$0] == .raw ? $0 : nil }
  }
}
