internal import CLeakHeap

/// Knows the layout of objects by their first word; works it out once for each class.
final class ObjectLayouts {
  let memory: any MemoryReading
  let shapes: TypeShapes
  private var known: [UInt: ObjectLayout] = [:]
  let library: LibraryObjects
  private var contexts = ContextLayouts()
  private let recent = RecentLayouts()
  /// What the first word of tasks is, and of the slabs that contain their frames.
  let taskMetadata: UInt
  private let slabMetadata: UInt

  /// The kinds of metadata that only objects of the runtime have, by their first word.
  private enum MetadataKind: UInt {
    case classType = 0
    case context = 0x400
    case box = 0x500
    case error = 0x501
  }

  /// The first words of which the layout is known.
  var metadata: some Sequence<UInt> { known.keys }

  init(memory: any MemoryReading) {
    self.memory = memory
    shapes = TypeShapes(memory: memory)
    library = LibraryObjects(memory: memory)
    taskMetadata = UInt(bitPattern: leakheap_task_metadata())
    slabMetadata = UInt(bitPattern: leakheap_task_slab_metadata())
    guard taskMetadata != 0, slabMetadata != 0 else { return }
    known[taskMetadata] = ObjectLayout(
      kind: .task, end: TaskRecord.size, tail: .plain, addingGaps: false)
    known[slabMetadata] = ObjectLayout(
      kind: .taskMemory, end: Int(TaskSlab.headerSize), tail: .plain, addingGaps: false)
  }

  /// The layout of the object that a block is; nil if it is none.
  ///
  /// The first word of a block can be anything. What it points at is believed to be metadata only
  /// after its kind, its descriptor and the sizes agree.
  func layout(of block: FrozenBlock) -> ObjectLayout? {
    guard block.size >= ObjectHeader.size,
      let metadata = UnsafeRawPointer(bitPattern: block.address)?.loadUnaligned(as: UInt.self)
    else { return nil }
    let layout: ObjectLayout?
    if let found = recent[metadata] {
      layout = found
    } else if let found = known[metadata] ?? contexts.fixedLayout(of: metadata) {
      layout = found
      recent.add(found, of: metadata)
    } else {
      layout = newLayout(of: block, metadata: metadata)
    }
    guard let layout, UInt(layout.end) <= block.size else { return nil }
    // The runtime's tables have entries that begin with a type as well.
    if layout.kind == .instance, !hasReferenceCount(block) { return nil }
    return layout
  }

  private func hasReferenceCount(_ block: FrozenBlock) -> Bool {
    memory.word(at: block.address &+ 8).map { ReferenceCountWord(bits: $0).isPossible } ?? false
  }

  private func newLayout(of block: FrozenBlock, metadata: UInt) -> ObjectLayout? {
    guard metadata & 7 == 0, let word = memory.word(at: metadata) else {
      return library.layout(of: block, firstWord: metadata)
    }
    guard let kind = MetadataKind(rawValue: word) else {
      return library.layout(of: block, firstWord: metadata)
    }
    let layout: ObjectLayout?
    switch kind {
    case .classType:
      guard let level = ClassMetadata(at: metadata, in: memory) else {
        return library.layout(of: block, firstWord: metadata)
      }
      if let layout = CoreFoundationObjects.layout(of: block, level, memory: memory) {
        return layout
      }
      layout = classLayout(level)
    case .context:
      // The same metadata serves closures of several types, so these are remembered elsewhere.
      return contexts.layout(of: block, metadata: metadata, shapes: shapes)
    case .box:
      layout = boxLayout(metadata)
    case .error:
      return errorLayout(of: block)
    }
    if let layout { known[metadata] = layout }
    return layout
  }
}
