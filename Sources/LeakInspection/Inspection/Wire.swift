/// Writes values as bytes, for the way from a frozen copy to its parent.
///
/// Both ends are the same program, so the form needs no version: numbers take eight bytes, texts and lists
/// begin with their count. A text that was written before is a number: the bits of its place, inverted.
struct WireWriter {
  private(set) var bytes: [UInt8] = []
  private var texts: [String: Int] = [:]
  /// The lists of steps that were written, by their places in memory.
  var lists: [UnsafeRawPointer: Int] = [:]

  mutating func write(_ number: Int) {
    withUnsafeBytes(of: Int64(number)) { bytes.append(contentsOf: $0) }
  }

  /// Writes bytes as they are.
  mutating func write(raw more: [UInt8]) { bytes += more }

  mutating func write(_ text: String) {
    if let known = texts[text] { return write(~known) }
    texts[text] = texts.count
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write<Value>(
    _ values: [Value], _ one: (inout WireWriter, Value) -> Void
  ) {
    write(values.count)
    for value in values { one(&self, value) }
  }

  mutating func write<Value>(
    _ value: Value?, _ one: (inout WireWriter, Value) -> Void
  ) {
    write(value.map { [$0] } ?? [], one)
  }
}

/// Reads what a `WireWriter` wrote.
struct WireReader {
  /// The bytes are not what was to be read.
  struct Malformed: Error {}

  private let bytes: [UInt8]
  private var place = 0
  private var texts: [String] = []
  /// The lists of steps that were read.
  var lists: [[PathStep]] = []

  private var restCount: Int { bytes.count - place }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func number() throws(Malformed) -> Int {
    let size = MemoryLayout<Int64>.size
    guard restCount >= size else { throw Malformed() }
    let value = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: place, as: Int64.self)
    }
    place += size
    return Int(value)
  }

  /// Reads a count and as many bytes.
  mutating func raw() throws(Malformed) -> [UInt8] {
    let count = try number()
    guard count >= 0, count <= restCount else { throw Malformed() }
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  mutating func text() throws(Malformed) -> String {
    let count = try number()
    if count < 0 {
      guard ~count < texts.count else { throw Malformed() }
      return texts[~count]
    }
    guard count <= restCount else { throw Malformed() }
    texts.append(String(decoding: bytes[place..<place + count], as: UTF8.self))
    place += count
    return texts[texts.count - 1]
  }

  mutating func list<Value>(
    _ one: (inout WireReader) throws(Malformed) -> Value
  ) throws(Malformed) -> [Value] {
    try list(try number(), one)
  }

  mutating func list<Value>(
    _ count: Int, _ one: (inout WireReader) throws(Malformed) -> Value
  ) throws(Malformed) -> [Value] {
    guard count >= 0, count <= restCount else { throw Malformed() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try one(&self)) }
    return values
  }

  mutating func optional<Value>(
    _ one: (inout WireReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try list(one).first
  }
}
