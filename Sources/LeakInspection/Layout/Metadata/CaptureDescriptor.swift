/// The compiler's record of what a closure captured, or of the variable in a box.
///
/// A generic closure keeps, before the captured values, the metadata of the types that it was made
/// for: its bindings. Without them, neither the types nor the offsets of the values are known.
struct CaptureDescriptor {
  let address: UInt
  let captureCount: Int
  let sourceCount: Int
  let bindingCount: Int
  let memory: any MemoryReading

  init?(at address: UInt, in memory: any MemoryReading) {
    guard address & 3 == 0, memory.isInImage(address), memory.isReadable(address, count: 12),
      let captures = memory.load(UInt32.self, at: address),
      let sources = memory.load(UInt32.self, at: address + 4),
      let bindings = memory.load(UInt32.self, at: address + 8),
      captures < 1 << 16, sources < 1 << 10, bindings < 1 << 10
    else { return nil }
    self.address = address
    captureCount = Int(captures)
    sourceCount = Int(sources)
    bindingCount = Int(bindings)
    self.memory = memory
  }

  /// The name of a captured value's type, which may speak of generic parameters.
  func capture(_ index: Int) -> MangledName? {
    memory.relativePointer(at: address + UInt(12 + 4 * index))
      .flatMap { MangledName(at: $0, in: memory) }
  }

  /// Which generic parameter is found where.
  func source(_ index: Int) -> (parameter: String, source: String)? {
    let record = address + UInt(12 + 4 * captureCount + 8 * index)
    guard let parameter = memory.relativePointer(at: record).flatMap({ memory.cString(at: $0) }),
      let source = memory.relativePointer(at: record + 4).flatMap({ memory.cString(at: $0) })
    else { return nil }
    return (parameter, source)
  }
}
