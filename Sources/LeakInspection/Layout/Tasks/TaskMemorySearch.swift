internal import CLeakHeap

/// Collects what belongs to a task.
struct TaskMemorySearch {
  let layouts: ObjectLayouts
  private(set) var slabs: [TaskSlab] = []
  private(set) var objects: [FrozenBlock] = []
  private(set) var parts: [TaskPart] = []
  private(set) var frames: [TaskFrame] = []
  private(set) var whole: [AddressRange] = []
  /// The tasks, each after the one in whose frames it is.
  private(set) var records: [TaskRecord] = []
  /// The task that each object in a frame belongs to, by their addresses.
  private(set) var owners: [UInt: UInt] = [:]
  private var tasks: Set<UInt> = []

  private static let taskLimit = 1 << 12

  init(layouts: ObjectLayouts) { self.layouts = layouts }

  private var memory: any MemoryReading { layouts.memory }

  /// Adds a task: first itself, then the children that are found in its frames, and theirs.
  mutating func add(task: UInt, header: AddressRange) {
    var pending = [(task, header)]
    while let (task, header) = pending.popLast() {
      guard tasks.insert(task).inserted, tasks.count < Self.taskLimit else { continue }
      let record = TaskRecord(address: task, memory: memory)
      records.append(record)
      let taskSlabs = record.slabs
      if record.state != .complete { frames += record.frames(in: taskSlabs) }
      slabs += taskSlabs
      whole.append(header)
      whole += taskSlabs.map(\.whole)
      if record.state == .complete { continue }
      // A task may begin its slabs in its own block. What comes first there is the runtime's, and
      // read as what it is.
      add(header, of: task, slab: -1, without: [record.header] + taskSlabs.map(\.whole))
      for (index, slab) in taskSlabs.enumerated() {
        let children = children(of: task, in: slab.used)
        pending += children.map { ($0.address, $0.range) }
        // What is in a child's slab in this frame is the child's to say.
        let nested = children.flatMap { [$0.range] + $0.record.slabs.map(\.whole) }
        add(slab.used, of: task, slab: index, without: nested)
      }
    }
  }

  private struct Child {
    let record: TaskRecord
    let range: AddressRange
    var address: UInt { record.address }
  }

  /// The tasks of `async let`, which live in the frame that waits for them.
  ///
  /// A frame that has been begun this moment may contain what is left of others' children.
  private func children(of parent: UInt, in range: AddressRange) -> [Child] {
    let metadata = layouts.taskMetadata
    guard metadata != 0 else { return [] }
    var children: [Child] = []
    // A process may have thousands of tasks, and hardly any word in their frames begins another.
    var place = range.start
    while let next = next(
      from: place, in: range, { leakheap_find_word($0, 0, $1, .max, metadata, metadata) })
    {
      place = next + 8
      let whole = AddressRange(next, next + UInt(TaskRecord.size))
      let record = TaskRecord(address: next, memory: memory)
      guard whole.end <= range.end, !tasks.contains(next), record.parent == parent else { continue }
      children.append(Child(record: record, range: whole))
    }
    return children
  }

  /// The address of the next word of a range, from a place on, that a search finds.
  ///
  /// - Parameters:
  ///   - place: Where to begin.
  ///   - range: Where to search; words that cannot be read are not looked at.
  ///   - search: Finds the place of a word among so many words, and their number when there is none.
  /// - Returns: Its address; nil when there is none.
  private func next(
    from place: UInt, in range: AddressRange, _ search: (UnsafePointer<UInt>, Int) -> Int
  ) -> UInt? {
    let start = (place + 7) & ~7
    guard start < range.end, range.end - start >= 8 else { return nil }
    let count = Int(range.end - start) / 8
    guard let words = UnsafePointer<UInt>(bitPattern: start),
      memory.isReadable(start, count: 8 * count)
    else { return nil }
    let found = search(words, count)
    return found < count ? start + 8 * UInt(found) : nil
  }

  private mutating func add(
    _ range: AddressRange, of task: UInt, slab: Int, without nested: [AddressRange]
  ) {
    var live = [range]
    for hole in nested { live = live.flatMap { $0.subtracting(hole) } }
    for range in live { addWithoutObjects(range, of: task, slab: slab) }
  }

  /// Takes objects out of a range.
  ///
  /// They have a metadata and a reference count like all others.
  private mutating func addWithoutObjects(_ range: AddressRange, of task: UInt, slab: Int) {
    var start = range.start
    func part(to end: UInt) -> TaskPart {
      TaskPart(range: AddressRange(start, end), task: task, slab: slab)
    }
    // The counts stand behind the metadata with which an object begins.
    var place = start
    while let counts = next(
      from: place + 8, in: range, { leakheap_find_frame_counts($0, 0, $1) })
    {
      place = counts
      guard let object = object(at: counts - 8, end: range.end) else { continue }
      if object.address > start { parts.append(part(to: object.address)) }
      objects.append(object)
      owners[object.address] = task
      start = object.range.end
      place = start
    }
    if start < range.end { parts.append(part(to: range.end)) }
  }

  private func object(at address: UInt, end: UInt) -> FrozenBlock? {
    let room = FrozenBlock(address: address, size: end - address)
    guard let metadata = memory.word(at: address), hasCountOfFrameObject(address),
      ClassMetadata(at: metadata, in: memory) != nil, let layout = layouts.layout(of: room),
      case .alive = memory.strongCount(ofObjectAt: address)
    else { return nil }
    return FrozenBlock(address: address, size: UInt(layout.end))
  }
}

extension TaskMemorySearch {
  /// Whether the word behind a metadata looks like the counts of an object that was not allocated.
  ///
  /// The runtime begins them with one unowned reference more than those of others, so that the object is
  /// never freed. What follows a metadata in a frame by chance is mostly an address or a small number.
  fileprivate func hasCountOfFrameObject(_ address: UInt) -> Bool {
    guard let counts = memory.word(at: address &+ 8) else { return false }
    if counts >> 63 == 1 {
      return memory.sideTable(ofObjectAt: address).flatMap(memory.word) == address
    }
    let unowned = counts >> 1 & 0x7fff_ffff
    return counts & 1 == 1 && unowned >= 2 && unowned < 1 << 16 && counts >> 33 < 1 << 20
  }
}

extension AddressRange {
  fileprivate func subtracting(_ hole: AddressRange) -> [AddressRange] {
    let cut = intersection(hole)
    if cut.isEmpty { return [self] }
    return [AddressRange(start, cut.start), AddressRange(cut.end, end)].filter { !$0.isEmpty }
  }
}
