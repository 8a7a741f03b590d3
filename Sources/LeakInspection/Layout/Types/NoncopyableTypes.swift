/// Finds out what properties are that cannot be copied.
///
/// Records hide their types from runtimes that would copy them, this one included: they name a
/// function that answers `()`. Nor does the runtime find such types by their names. But the record
/// itself has a symbol, and that spells the type, behind the generic signature if there is one.
struct NoncopyableTypes {
  private static let symbolStart = "get_type_metadata "
  private static let mutex = "15Synchronization5MutexVy"
  private static let lazyReference = "15Synchronization19AtomicLazyReferenceVy"
  /// The lock of a mutex, on this platform.
  private static let lockSize = 4

  let shapes: TypeShapes
  private var memory: any MemoryReading { shapes.memory }

  /// The property with this type name, and its size.
  func value(
    _ name: MangledName, context: UInt, arguments: UInt
  ) -> (value: FieldValue, size: Int)? {
    guard memory.isInProgram(name.address),
      let symbol = memory.symbol(at: name.address), symbol.range.start == name.address,
      symbol.linkerName.hasPrefix(Self.symbolStart)
    else { return nil }
    let spelling = symbol.linkerName.dropFirst(Self.symbolStart.count).prefix { $0 != " " }
    if let start = spelling.end(of: Self.mutex), spelling.hasSuffix("G") {
      return protected(spelling[start...].dropLast(), context, arguments)
    }
    if spelling.end(of: Self.lazyReference) != nil { return (.reference(.native), 8) }
    return declared(spelling, at: name.address)
  }

  /// What a mutex protects; it stands behind the lock.
  private func protected(
    _ spelling: Substring, _ context: UInt, _ arguments: UInt
  ) -> (value: FieldValue, size: Int)? {
    let type = shapes.resolver.type(
      spelled: spelling.utf8, context: context, arguments: arguments)
    guard let shape = type.flatMap({ shapes.shape(of: $0) }) else { return nil }
    let offset = aligned(Self.lockSize, to: shape.alignment)
    let field = TypeShape.Field(name: "", offset: offset, size: shape.size, value: .value(shape))
    let whole = TypeShape(
      size: offset + shape.size, alignment: max(shape.alignment, Self.lockSize),
      content: .fields([field]))
    return (.value(whole), whole.size)
  }

  /// A type of the program itself.
  ///
  /// The metadata of one that is not generic has a symbol.
  private func declared(
    _ spelling: Substring, at address: UInt
  ) -> (value: FieldValue, size: Int)? {
    memory.address(ofSymbol: "$s\(spelling)N", inImageOf: address)
      .flatMap { shapes.shape(of: $0) }
      .map { (.value($0), $0.size) }
  }
}

extension Substring {
  /// The end of the first occurrence of a text.
  fileprivate func end(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }.map { index($0, offsetBy: text.count) }
  }
}
