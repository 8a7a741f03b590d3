// What a queue, a group and the Swift classes around them have besides waiting work.
extension DispatchObjects {
  private static let firstSpecificOffset: UInt = 8
  private static let specificsOffset: UInt = 88
  private static let nextSpecificOffset: UInt = 24
  private static let queueOfNotificationOffset: UInt = 48
  private static let chainLimit = 1 << 16

  /// Whether instances of a class are no step of their own in a path: the boxes of values that queues have.
  static func isPart(_ type: ContextDescriptor) -> Bool {
    type.name == "_DispatchSpecificValue" && type.module == "Dispatch"
  }

  /// The records of the values that were set on a queue, one for each key.
  ///
  /// A queue leads to the first, and each record to the next.
  func specifics(ofQueue block: FrozenBlock) -> [UInt] {
    guard case .queue? = kind(of: block), block.size >= Self.specificsOffset + 8,
      let list = memory.word(at: block.address + Self.specificsOffset), list != 0
    else { return [] }
    var records: [UInt] = []
    var next = memory.word(at: list &+ Self.firstSpecificOffset) ?? 0
    while next != 0, records.count < Self.chainLimit {
      records.append(next)
      next = memory.word(at: next &+ Self.nextSpecificOffset) ?? 0
    }
    return records
  }

  /// What to call a reference in Dispatch's memory that a program has made; nil for others.
  ///
  /// - Parameters:
  ///   - location: Where it stands.
  ///   - owner: The block that has it.
  ///   - target: The block that it leads to.
  /// - Returns: The words, with the queue that it is about.
  func words(
    forReferenceAt location: UInt, in owner: FrozenBlock, to target: FrozenBlock
  ) -> String? {
    switch kind(of: owner) {
    case .queue where location == owner.address + Self.specificsOffset:
      let queue = queueWords(at: owner.address).map { " on \($0)" } ?? ""
      return "value set with setSpecific" + queue
    case .other("dispatch group") where kind(of: target) == .workItem:
      let queue = memory.word(at: target.address + Self.queueOfNotificationOffset)
      return "notify block" + (queue.flatMap { queueWords(at: $0) }.map { " on \($0)" } ?? "")
    default: return nil
    }
  }
}
