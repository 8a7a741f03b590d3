/// Finds the words outside the heap that lead into it.
struct RootReader {
  private let memory: FrozenMemory
  private let kinds: [ObjectKind]
  private let isDead: [Bool]

  init(memory: FrozenMemory, kinds: [ObjectKind], isDead: [Bool]) {
    self.memory = memory
    self.kinds = kinds
    self.isDead = isDead
  }

  /// Adds every root, images first, and says where each stands.
  func addRoots(to builder: inout OwnershipGraphBuilder) -> [HeapGraph.RootPlace] {
    var places: [HeapGraph.RootPlace] = []
    func add(_ word: UInt, _ rank: RootRank, _ place: @autoclosure () -> HeapGraph.RootPlace) {
      guard let target = target(of: word) else { return }
      // A variable of the program may have the handle of a task, which is counted, or a continuation,
      // which is not.
      let isTrusted = kinds[target] == .task && rank == .variable
      builder.addRoot(
        NodeID(rawValue: UInt32(target)), label: LabelID(rawValue: UInt32(places.count)),
        strength: isTrusted ? .trusted : .candidate, rank: rank)
      places.append(place())
    }

    let program = memory.images.images.first
    for (image, range) in memory.data {
      let rank: RootRank = image === program ? .variable : .library
      forEachWord(in: range) { word, address in
        add(word, rank, .image(image, address: address))
      }
    }
    for thread in memory.threads where !thread.isIdleWorker {
      let place = HeapGraph.RootPlace.stack(isMain: thread.isMain)
      forEachWord(in: thread.stack) { word, _ in add(word, .stack, place) }
      for word in thread.registers { add(word, .stack, place) }
    }
    for thread in memory.threads {
      forEachWord(in: thread.threadLocal) { word, _ in
        add(word, .threadLocal, .threadLocal(isMain: thread.isMain))
      }
    }
    return places
  }

  /// Calls `body` with the words of a range that may lead to a block, and where they stand.
  ///
  /// Most words are too small or too large; they are sorted out here, in the plainest of loops.
  private func forEachWord(in range: AddressRange, _ body: (UInt, UInt) -> Void) {
    let words = memory.reader.words(in: range)
    guard var word = words.baseAddress else { return }
    let end = word + words.count
    let least = heapRange.start
    let most = heapRange.end
    while word < end {
      let address = word.pointee & PointerBits.mask
      if address >= least, address < most { body(word.pointee, UInt(bitPattern: word)) }
      word += 1
    }
  }

  /// From the first block to the end of the last.
  private var heapRange: AddressRange {
    guard let first = memory.blocks.first, let last = memory.blocks.last else {
      return AddressRange(0, 0)
    }
    return AddressRange(first.address, last.range.end + 1)
  }

  /// The block that a word leads to: its start, or a place in memory of which nothing is known.
  private func target(of word: UInt) -> Int? {
    let address = word & PointerBits.mask
    guard address >= PointerBits.least, address < PointerBits.limit,
      let position = memory.blocks.index(containing: address), !isDead[position]
    else { return nil }
    if memory.blocks[position].address == address { return position }
    return kinds[position] == .raw ? position : nil
  }
}
