/// Finds the words outside the heap that lead into it.
struct RootReader {
  private let memory: FrozenMemory
  private let library: LibraryRoots
  private let kinds: [ObjectKind]
  private let isDead: [Bool]
  private let statics: StaticObjects
  /// The node of the first of the objects that are a part of the executable.
  private let firstStatic: Int
  private var places: [HeapGraph.RootPlace] = []

  init(
    memory: FrozenMemory, reader: ObjectReader, kinds: [ObjectKind], isDead: [Bool],
    statics: StaticObjects, firstStatic: Int
  ) {
    self.memory = memory
    self.kinds = kinds
    self.isDead = isDead
    self.statics = statics
    self.firstStatic = firstStatic
    library = LibraryRoots(memory: memory, reader: reader, kinds: kinds)
  }

  /// Adds every root, the best understood first, and says where each stands.
  ///
  /// Marks what is meant to live: objects that variables and the registries of libraries lead to.
  consuming func addRoots(to builder: inout OwnershipGraphBuilder) -> [HeapGraph.RootPlace] {
    addStatics(to: &builder)
    addVariables(to: &builder)
    for root in library.roots {
      add(root.target, .registry, root.place, meantToLive: root.isMeantToLive, to: &builder)
    }
    addThreads(to: &builder)
    return places
  }

  private mutating func addStatics(to builder: inout OwnershipGraphBuilder) {
    guard let program = memory.images.images.first else { return }
    for (place, object) in statics.objects.enumerated() {
      add(
        firstStatic + place, .variable, .image(program, address: object.address),
        meantToLive: true, to: &builder)
    }
  }

  private mutating func addVariables(to builder: inout OwnershipGraphBuilder) {
    let program = memory.images.images.first
    for (image, range) in memory.data {
      let rank: RootRank = image === program ? .variable : .library
      forEachWord(in: range) { word, address in
        guard let target = target(of: word),
          library.canBeRoot(address, in: image, leadingToRawMemory: kinds[target] == .raw)
        else { return }
        let isRegistry =
          RootNames.isRegistry(address, in: image)
          || rank == .library && library.isNotificationCenter(target)
        add(
          target, isRegistry ? .registry : rank,
          .image(image, address: address), meantToLive: kinds[target] == .instance, to: &builder)
      }
    }
  }

  private mutating func addThreads(to builder: inout OwnershipGraphBuilder) {
    for (number, thread) in memory.threads.enumerated() where !thread.isIdleWorker {
      let place = HeapGraph.RootPlace.stack(thread: number)
      var dying: Set<Int> = []
      func addRoot(_ word: UInt) {
        if let target = target(of: word) { return add(target, .stack, place, to: &builder) }
        if let object = objectBeingDestroyed(at: word) { dying.insert(object) }
      }
      forEachWord(in: thread.stack) { word, _ in addRoot(word) }
      for word in thread.registers { addRoot(word) }
      // What such an object still refers to has an owner that is at work: the thread.
      for object in dying.sorted() {
        forEachWord(in: memory.blocks[object].range) { word, _ in
          if let target = target(of: word) { add(target, .stack, place, to: &builder) }
        }
      }
    }
    for thread in memory.threads {
      forEachWord(in: thread.threadLocal) { word, _ in
        guard let target = target(of: word) else { return }
        // A worker knows the queue whose blocks it runs.
        let isQueue = !thread.isIdleWorker && library.isQueue(target)
        add(
          target, isQueue ? .registry : .threadLocal, .threadLocal(isMain: thread.isMain),
          meantToLive: isQueue, to: &builder)
      }
    }
  }

  /// The object that begins at an address and that has begun to be deinitialized.
  ///
  /// While that goes on, whoever does it has the address in a frame.
  private func objectBeingDestroyed(at word: UInt) -> Int? {
    guard let position = memory.blocks.index(startingAt: word & PointerBits.mask), isDead[position]
    else { return nil }
    return switch kinds[position] {
    case .raw, .part, .task, .taskMemory: nil
    default: position
    }
  }

  private mutating func add(
    _ target: Int, _ rank: RootRank, _ place: HeapGraph.RootPlace, meantToLive: Bool = false,
    to builder: inout OwnershipGraphBuilder
  ) {
    let node = NodeID(rawValue: UInt32(target))
    // A variable of the program may have the handle of a task, which is counted, or a continuation,
    // which is not. On a stack are the words of tasks that were long lost, too.
    let isTrusted = kinds[target] == .task && (rank == .variable || isOnItsWay(target))
    builder.addRoot(
      node, label: LabelID(rawValue: UInt32(places.count)),
      strength: isTrusted ? .trusted : .candidate, rank: rank)
    if meantToLive { builder.mark(node, .meantToLive) }
    places.append(place)
  }

  private func isOnItsWay(_ task: Int) -> Bool {
    TaskRecord(address: memory.blocks[task].address, memory: memory).isOnItsWay
  }

  /// Calls `body` with the words of a range that may lead to a block, and where they stand.
  private func forEachWord(in range: AddressRange, _ body: (UInt, UInt) -> Void) {
    guard let first = memory.blocks.first, let last = memory.blocks.last else { return }
    memory.reader.searchWords(
      in: range, mask: PointerBits.mask, for: first.address...last.range.end
    ) { address, word in
      body(word, address)
    }
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
