/// What the reference count of an object says.
package enum StrongCount: Hashable, Sendable {
  /// Alive, with so many strong references.
  case alive(Int)
  /// Lives for ever by decree: a static array, a singleton of the runtime.
  case immortal
  /// Its `deinit` began or is over; what is left is memory, kept by unowned references or a weak
  /// one.
  case deinitialized
}

/// The second word of every object of the Swift runtime.
///
/// Inline it holds `pure | unowned:31 | deiniting | strong extra:30 | slow`. With the topmost bit
/// set it is the address of a side table, shifted, and the same fields stand there.
struct ReferenceCountWord {
  let bits: UInt

  var isImmortal: Bool { UInt32(truncatingIfNeeded: bits) == .max }

  /// Whether an object can have it: `pure` is set in all of them where there is no Objective-C.
  var isPossible: Bool { bits >> 63 == 1 || bits & 1 == 1 }

  /// The address of the side table, if the count lives there.
  var sideTable: UInt? {
    guard bits >> 63 == 1, !isImmortal else { return nil }
    return (bits & ~(3 << 62)) << 3
  }

  var inlineCount: StrongCount {
    if isImmortal { return .immortal }
    if bits >> 32 & 1 == 1 { return .deinitialized }
    return .alive(Int(bits >> 33 & 0x3fff_ffff) + 1)
  }
}

extension MemoryReading {
  /// The strong count of the object at an address.
  package func strongCount(ofObjectAt address: UInt) -> StrongCount? {
    guard let bits = word(at: address &+ 8) else { return nil }
    let count = ReferenceCountWord(bits: bits)
    guard let table = count.sideTable else { return count.inlineCount }
    // What is left of an object in memory that is in use again may name a table that is another's by now.
    guard word(at: table &+ SideTable.objectOffset) == address else { return .deinitialized }
    guard let tableBits = word(at: table &+ SideTable.countOffset) else { return nil }
    return ReferenceCountWord(bits: tableBits).inlineCount
  }

  /// The side table of the object at an address.
  ///
  /// It points back at its object and must not be followed; one that does not is none.
  package func sideTable(ofObjectAt address: UInt) -> UInt? {
    guard let table = word(at: address &+ 8).flatMap({ ReferenceCountWord(bits: $0).sideTable }),
      word(at: table &+ SideTable.objectOffset) == address
    else { return nil }
    return table
  }
}

/// The block that takes over an object's counts at the first weak reference, and outlives it.
enum SideTable {
  static let objectOffset: UInt = 0
  static let countOffset: UInt = 16
}
