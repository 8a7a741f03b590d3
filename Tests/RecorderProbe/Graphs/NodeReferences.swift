import LeakInspection

/// The references between nodes in frozen memory: read block by block, and through whatever is no node
/// under the names of all steps together.
struct NodeReferences {
  private let memory: FrozenMemory
  private let reader: ObjectReader
  /// The nodes that are alive, by their addresses.
  private let numbers: [UInt: Int]

  init(_ memory: FrozenMemory, nodes: [(number: Int, address: UInt)]) {
    self.memory = memory
    reader = ObjectReader(memory: memory)
    numbers = Dictionary(uniqueKeysWithValues: nodes.map { ($0.address, $0.number) })
  }

  /// A line for each reference of a node, and one for the node's type.
  func lines(of number: Int, at address: UInt) -> [String] {
    guard let block = block(at: address) else { return ["lost \(number)"] }
    var lines = ["type \(number) \(reader.typeName(of: block) ?? "?")"]
    follow(block, "", depth: 0) { strength, target, label in
      lines.append("seen \(strength) \(number) \(target) \(label)")
    }
    return lines
  }

  private func block(at address: UInt) -> FrozenBlock? {
    memory.blocks.index(startingAt: address).map { memory.blocks[$0] }
  }

  private func follow(
    _ block: FrozenBlock, _ prefix: String, isInClosure: Bool = false, depth: Int,
    _ found: (ReferenceStrength, Int, String) -> Void
  ) {
    reader.forEachReference(in: block) { reference in
      let label =
        isInClosure
        ? prefix : prefix + reader.label(of: reference, in: block).description
      if let target = numbers[reference.target] {
        found(reference.strength, target, label)
      } else if depth < 20, [.counted, .candidate].contains(reference.strength),
        let storage = self.block(at: reference.target), reader.kind(of: storage) != .raw
      {
        follow(
          storage, label, isInClosure: isInClosure || reference.isClosure, depth: depth + 1, found)
      }
    }
  }
}
