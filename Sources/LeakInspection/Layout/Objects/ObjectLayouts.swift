/// Knows the layout of objects by their first word; works it out once for each class.
final class ObjectLayouts {
  let memory: any MemoryReading
  let shapes: TypeShapes
  private var known: [UInt: ObjectLayout] = [:]
  private var contexts = ContextLayouts()

  /// The kinds of metadata that only objects of the runtime have, by their first word.
  private enum MetadataKind: UInt {
    case classType = 0
    case context = 0x400
    case box = 0x500
    case error = 0x501
    case task = 0x502
    case job = 0x503
  }

  init(memory: any MemoryReading) {
    self.memory = memory
    shapes = TypeShapes(memory: memory)
  }

  /// The layout of the object that a block is; nil if it is none.
  ///
  /// The first word of a block can be anything. What it points at is believed to be metadata only after
  /// its kind, its descriptor and the sizes agree.
  func layout(of block: FrozenBlock) -> ObjectLayout? {
    guard block.size >= ObjectHeader.size,
      let metadata = UnsafeRawPointer(bitPattern: block.address)?.load(as: UInt.self)
    else { return nil }
    let layout: ObjectLayout?
    if let found = known[metadata] {
      layout = found
    } else {
      layout = newLayout(of: block, metadata: metadata)
    }
    guard let layout, UInt(layout.end) <= block.size else { return nil }
    return layout
  }

  private func newLayout(of block: FrozenBlock, metadata: UInt) -> ObjectLayout? {
    guard metadata & 7 == 0, let word = memory.word(at: metadata),
      let kind = MetadataKind(rawValue: word)
    else { return nil }
    let layout: ObjectLayout?
    switch kind {
    case .classType:
      layout = ClassMetadata(at: metadata, in: memory).map { classLayout($0) }
    case .context:
      // The same metadata serves closures of several types, so these are remembered elsewhere.
      return contexts.layout(of: block, metadata: metadata, shapes: shapes)
    case .box:
      layout = boxLayout(metadata)
    case .error:
      return errorLayout(of: block)
    case .task, .job:
      guard memory.isInImage(metadata) else { return nil }
      layout = ObjectLayout(
        kind: .task, end: ObjectHeader.size, tail: .words, addingGaps: false)
    }
    if let layout { known[metadata] = layout }
    return layout
  }
}
