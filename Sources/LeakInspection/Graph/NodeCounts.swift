/// A number for each node, in one byte.
///
/// Most are small. The few that need more room stand apart, so that a large heap does not pay for them.
struct NodeCounts: Sendable {
  /// Says that a node has no number.
  static let none = UInt32.max

  private static let byteOfNone = UInt8.max - 1
  private static let byteOfLarge = UInt8.max

  private var bytes: [UInt8]
  private var large: [UInt32: UInt32] = [:]

  /// The same number for some nodes, none for instance.
  init(repeating number: UInt32 = 0, count: Int = 0) {
    precondition(number == Self.none || number < Self.byteOfNone)
    let byte = number == Self.none ? Self.byteOfNone : UInt8(number)
    bytes = [UInt8](repeating: byte, count: count)
  }

  subscript(node: Int) -> UInt32 {
    get {
      switch bytes[node] {
      case Self.byteOfNone: Self.none
      case Self.byteOfLarge: large[UInt32(node)] ?? Self.none
      case let byte: UInt32(byte)
      }
    }
    set {
      switch newValue {
      case Self.none: bytes[node] = Self.byteOfNone
      case 0..<UInt32(Self.byteOfNone): bytes[node] = UInt8(newValue)
      default:
        bytes[node] = Self.byteOfLarge
        large[UInt32(node)] = newValue
      }
    }
  }

  mutating func append(_ number: UInt32) {
    guard number >= Self.byteOfNone else { return bytes.append(UInt8(number)) }
    bytes.append(Self.byteOfNone)
    self[bytes.count - 1] = number
  }

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }
}
