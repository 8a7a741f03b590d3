/// The typed view of live memory: what a block is, and which references are in it.
///
/// It reads the records that the compiler and the runtime keep of every type, in place, and takes
/// enums apart with their own witnesses. No reference is retained, nothing is written. Layouts are
/// worked out once per class, so a walk over many blocks costs little more than reading their
/// words; names are made only when they are asked for.
package final class ObjectReader {
  let memory: any MemoryReading
  let layouts: ObjectLayouts
  let walk: ReferenceWalk
  let typeNames: TypeNames
  /// How many objects claimed more elements than were read; what they hold is known in part only.
  package private(set) var cutObjectCount = 0

  /// Makes a reader for this process's memory.
  package init(memory: any MemoryReading) {
    self.memory = memory
    layouts = ObjectLayouts(memory: memory)
    walk = ReferenceWalk(shapes: layouts.shapes)
    typeNames = TypeNames(memory: memory)
  }

  /// The metadata of the classes, closures and boxes that were met so far.
  var metadata: some Sequence<UInt> { layouts.metadata }

  /// What a block is.
  package func kind(of block: FrozenBlock) -> ObjectKind {
    layouts.layout(of: block)?.kind ?? .raw
  }

  /// How much memory an instance of a class takes; nil where there is none.
  func size(ofInstanceAt address: UInt, end: UInt) -> UInt? {
    let room = FrozenBlock(address: address, size: end - address)
    guard let layout = layouts.layout(of: room), layout.kind == .instance else { return nil }
    return UInt(layout.end)
  }

  /// How many strong references an object has; nil for memory that is not counted.
  package func strongCount(of block: FrozenBlock) -> StrongCount? {
    layouts.layout(of: block).flatMap { strongCount(of: block, layout: $0) }
  }

  /// What a block is and how many strong references it has, for which its layout is looked up once.
  func classification(of block: FrozenBlock) -> (kind: ObjectKind, strongCount: StrongCount?) {
    guard let layout = layouts.layout(of: block) else { return (.raw, nil) }
    return (layout.kind, strongCount(of: block, layout: layout))
  }

  private func strongCount(of block: FrozenBlock, layout: ObjectLayout) -> StrongCount? {
    if layout.kind == .block { return BlockObjects.strongCount(of: block, memory: memory) }
    return layout.isCounted ? memory.strongCount(ofObjectAt: block.address) : nil
  }

  /// Calls `body` with each reference in a block, in declaration order and then by index.
  package func forEachReference(in block: FrozenBlock, _ body: (Reference) -> Void) {
    guard let start = UnsafeRawPointer(bitPattern: block.address) else { return }
    guard let layout = layouts.layout(of: block) else {
      return walk.walkWords(Int(block.size) >> 3, start, at: block.address, body)
    }
    // The properties of what has been deinitialized are gone.
    if layout.isCounted, memory.strongCount(ofObjectAt: block.address) == .deinitialized { return }
    if layout.kind == .task {
      return walk.walkTask(taskMemory(of: block)) { reference, _ in body(reference) }
    }
    walk.walk(layout.slots, start, at: block.address, body)
    switch layout.tail {
    case .plain: break
    case .words, .uncertain:
      let first = (layout.end + 7) & ~7
      walk.walkWords(
        (Int(block.size) - first) >> 3, start + first, at: block.address + UInt(first), body)
    case .array(let element): walkArray(of: element, in: block, body)
    case .deque(let element): walkDeque(of: element, in: block, body)
    case .table(let key, let value): walkTable(key, value, in: block, body)
    }
  }

  /// What belongs to the task that a block is: memory that is no node of its own, and objects that
  /// are no blocks.
  package func taskMemory(of block: FrozenBlock) -> TaskMemory {
    TaskMemory(task: block, layouts: layouts)
  }

  /// Calls `body` with each reference in a task and its children in its frames, and the address of the
  /// one that has it.
  package func forEachReference(
    in task: TaskMemory, _ body: (_ reference: Reference, _ task: UInt) -> Void
  ) {
    walk.walkTask(task, body)
  }

  private func walkArray(
    of element: TypeShape, in block: FrozenBlock, _ body: (Reference) -> Void
  ) {
    guard !element.slots.isEmpty else { return }
    let storage = ArrayStorage(block: block, element: element, memory: memory)
    if storage.isCut { cutObjectCount += 1 }
    for index in 0..<storage.count {
      walkValue(element, at: block.address + UInt(storage.start + index * element.stride), body)
    }
  }

  private func walkDeque(
    of element: TypeShape, in block: FrozenBlock, _ body: (Reference) -> Void
  ) {
    guard !element.slots.isEmpty else { return }
    guard let storage = DequeStorage(block: block, element: element, memory: memory) else {
      cutObjectCount += 1
      return
    }
    for index in 0..<storage.count {
      walkValue(element, at: storage.address(of: index), body)
    }
  }

  private func walkTable(
    _ key: TypeShape, _ value: TypeShape?, in block: FrozenBlock, _ body: (Reference) -> Void
  ) {
    guard !key.slots.isEmpty || value?.slots.isEmpty == false else { return }
    guard let table = HashTable(block: block, key: key, value: value, memory: memory) else {
      cutObjectCount += 1
      return
    }
    table.forEachEntry { bucket, _ in
      walkValue(key, at: table.keys + UInt(bucket * key.stride), body)
      if let value { walkValue(value, at: table.values + UInt(bucket * value.stride), body) }
    }
  }

  private func walkValue(_ shape: TypeShape, at address: UInt, _ body: (Reference) -> Void) {
    guard let bytes = UnsafeRawPointer(bitPattern: address) else { return }
    walk.walk(shape.slots, bytes, at: address, body)
  }
}
