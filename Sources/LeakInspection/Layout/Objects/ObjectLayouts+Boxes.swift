extension ObjectLayouts {
  /// A box whose metadata names the type of its value.
  func boxLayout(_ metadata: UInt) -> ObjectLayout? {
    guard let offset = memory.load(UInt32.self, at: metadata &+ 8), offset >= ObjectHeader.size,
      offset < 1 << 16, let type = memory.word(at: metadata &+ 16),
      let shape = shapes.shape(of: type)
    else { return nil }
    return boxLayout(.box, of: shape, at: Int(offset))
  }

  /// A thrown value: its type, its conformance to `Error`, then the value.
  ///
  /// All errors share one metadata.
  func errorLayout(of block: FrozenBlock) -> ObjectLayout? {
    guard let type = memory.word(at: block.address &+ 16), let shape = shapes.shape(of: type)
    else { return nil }
    let mask = shape.alignment - 1
    return boxLayout(.error, of: shape, at: (32 + mask) & ~mask)
  }

  private func boxLayout(_ kind: ObjectKind, of shape: TypeShape, at offset: Int) -> ObjectLayout {
    let value = ObjectLayout.Field(
      step: .boxedValue, offset: offset, size: shape.size, value: .value(shape))
    return ObjectLayout(
      kind: kind, type: shape.metadata, fields: [value], end: offset + shape.size, tail: .plain,
      addingGaps: false)
  }
}
