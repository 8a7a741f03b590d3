/// Objects that the optimiser made a part of the executable.
///
/// What a static variable has from the start may be such an object: no block, alive for ever, and the owner of
/// what is assigned to its properties later. Code refers to it without looking at the variable. Where all such
/// code was inlined it does not even get a type; then it cannot be told from other variables.
struct StaticObjects {
  /// The objects, in the order of their addresses.
  private(set) var objects: [FrozenBlock] = []
  private var places: [UInt: Int] = [:]

  /// The low half of the counts of an object that is never freed.
  private static let immortalCounts: UInt = 0xffff_ffff

  /// Looks for them among the variables of the program.
  init(_ memory: FrozenMemory, reader: ObjectReader) {
    let program = memory.images.images.first
    for (image, range) in memory.data where image === program {
      // Almost no word looks like such counts, so what stands before it is rarely looked at.
      memory.reader.searchWords(
        in: range, mask: Self.immortalCounts, for: Self.immortalCounts...Self.immortalCounts
      ) { address, _ in
        guard address >= range.start + 8 else { return }
        add(objectAt: address - 8, end: range.end, memory: memory, reader: reader)
      }
    }
  }

  /// The place of the object at an address among the objects.
  func place(at address: UInt) -> Int? { objects.isEmpty ? nil : places[address] }

  private mutating func add(
    objectAt address: UInt, end: UInt, memory: FrozenMemory, reader: ObjectReader
  ) {
    guard memory.strongCount(ofObjectAt: address) == .immortal,
      let metadata = memory.word(at: address), ClassMetadata(at: metadata, in: memory) != nil,
      let size = reader.size(ofInstanceAt: address, end: end)
    else { return }
    places[address] = objects.count
    objects.append(FrozenBlock(address: address, size: size))
  }
}
