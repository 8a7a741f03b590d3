import LeakInspection

/// What the library inside a program tells.
struct ProgramMessage {
  /// What it is about.
  enum Kind: UInt32 {
    /// The library is there.
    case hello = 1
    /// The result of a look.
    case found = 2
    /// How a look went.
    case looked = 3
    /// The program handles the signal itself that was to ask for looks.
    case deaf = 4
  }

  /// Why a look was made.
  enum Trigger: Int {
    case end = 0
    case interrupt = 1
    case signal = 2
    case time = 3
  }

  private static let magic: UInt32 = 0x3150_4C4C
  private static let headerSize = 56

  let kind: Kind
  let process: Int32
  /// The number of the look, from 1.
  let look: Int
  let details: [Int]
  /// How long the program stood still, at most.
  let pause: Duration
  let payload: [UInt8]

  /// Reads a message; nil when it is none, or not complete.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headerSize else { return nil }
    func load<Value: FixedWidthInteger & BitwiseCopyable>(_ type: Value.Type, _ place: Int) -> Value
    {
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: type) }
    }
    guard load(UInt32.self, 0) == Self.magic, let kind = Kind(rawValue: load(UInt32.self, 4)),
      load(UInt64.self, 48) == UInt64(bytes.count - Self.headerSize)
    else { return nil }
    self.kind = kind
    process = load(Int32.self, 8)
    look = Int(load(UInt32.self, 12))
    details = [16, 24, 32].map { Int(load(Int64.self, $0)) }
    pause = .nanoseconds(Int64(clamping: load(UInt64.self, 40)))
    payload = Array(bytes[Self.headerSize...])
  }

  /// Why the look was made that the message is about.
  var trigger: Trigger? { Trigger(rawValue: details[0]) }
}
