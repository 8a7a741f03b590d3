/// Knows the layouts of closure contexts.
///
/// One metadata serves a generic closure for all types that it is made for. What tells its contexts
/// apart is metadata that they contain: in their bindings, or as the class of an object that they
/// captured.
struct ContextLayouts {
  private struct Key: Hashable {
    let metadata: UInt
    let types: [UInt]
  }

  private enum Kind {
    /// All such contexts are alike.
    case fixed(ObjectLayout)
    case generic(ContextLayoutBuilder)
  }

  private var kinds: [UInt: Kind] = [:]
  private var bound: [Key: ObjectLayout] = [:]

  /// The layout of contexts with this metadata, if that is known and they are all alike.
  func fixedLayout(of metadata: UInt) -> ObjectLayout? {
    guard case .fixed(let layout) = kinds[metadata] else { return nil }
    return layout
  }

  mutating func layout(
    of block: FrozenBlock, metadata: UInt, shapes: TypeShapes
  ) -> ObjectLayout? {
    guard let kind = kind(metadata, shapes) else { return nil }
    switch kind {
    case .fixed(let layout): return layout
    case .generic(let builder):
      guard let types = builder.types(in: block) else { return nil }
      let key = Key(metadata: metadata, types: types.map { $0 ?? 0 })
      if let layout = bound[key] { return layout }
      let layout = builder.layout(types: types)
      bound[key] = layout
      return layout
    }
  }

  private mutating func kind(_ metadata: UInt, _ shapes: TypeShapes) -> Kind? {
    if let kind = kinds[metadata] { return kind }
    let memory = shapes.memory
    guard memory.isInImage(metadata), let offset = memory.load(UInt32.self, at: metadata + 8),
      let record = memory.word(at: metadata + 16), offset >= ObjectHeader.size, offset < 1 << 16
    else { return nil }
    let kind: Kind
    if let descriptor = CaptureDescriptor(at: record, in: memory) {
      let builder = ContextLayoutBuilder(
        descriptor: descriptor, firstCapture: Int(offset), shapes: shapes)
      kind = builder.isGeneric ? .generic(builder) : .fixed(builder.layout(types: []))
    } else {
      // Compiled without a record.
      kind = .fixed(
        ObjectLayout(kind: .context, end: ObjectHeader.size, tail: .words, addingGaps: false))
    }
    kinds[metadata] = kind
    return kind
  }
}
