import CLeakHeap

/// An executable or library of the frozen process.
package final class FrozenImage {
  package struct Segment: Sendable {
    package let range: AddressRange
    package let isWritable: Bool
    package let isExecutable: Bool
  }

  package let path: String

  /// The last part of the path.
  package let name: String

  package let base: UInt
  package let segments: [Segment]

  /// How far below each thread pointer the image's thread-local block begins; nil when it has none there.
  package let threadLocalDistance: UInt?

  /// Where the file can be read, even if another one has taken its name meanwhile.
  private let file: String

  private lazy var symbols = SymbolTable(path: file)

  init(_ image: leakheap_image, isProgram: Bool) {
    path = String(cString: image.path)
    name = path.split(separator: "/").last.map(String.init) ?? path
    base = UInt(image.base)
    segments = UnsafeBufferPointer(start: image.segments, count: image.segment_count).map {
      Segment(
        range: AddressRange(UInt($0.start), UInt($0.end)), isWritable: $0.writable,
        isExecutable: $0.executable)
    }
    threadLocalDistance = image.tls_distance == 0 ? nil : UInt(image.tls_distance)
    file = isProgram ? "/proc/self/exe" : path
  }

  /// The function or variable that contains an address.
  package func symbol(at address: UInt) -> Symbol? {
    guard address >= base, let found = symbols.symbol(at: UInt64(address - base)) else {
      return nil
    }
    return symbol(found, relativeTo: base)
  }

  /// A function or variable by its name in the symbol table, local ones included.
  ///
  /// Looks at every name: for a few names that are known beforehand.
  package func symbol(named linkerName: String) -> Symbol? {
    symbols.symbol(named: linkerName).map { symbol($0, relativeTo: base) }
  }

  /// The place of a thread-local variable in the image's block.
  package func threadLocalOffset(of linkerName: String) -> UInt? {
    symbols.symbol(named: linkerName).map { UInt($0.start) }
  }

  private func symbol(
    _ found: (name: String, start: UInt64, size: UInt64), relativeTo base: UInt
  ) -> Symbol {
    let start = base &+ UInt(found.start)
    return Symbol(linkerName: found.name, range: AddressRange(start, start &+ UInt(found.size)))
  }
}
