/// Writes values as bytes, for the way from a frozen copy to its parent.
///
/// Both ends are the same program, so the form needs no version: numbers take eight bytes, texts and lists
/// begin with their count.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    withUnsafeBytes(of: Int64(number)) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) {
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

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func number() throws(Malformed) -> Int {
    let size = MemoryLayout<Int64>.size
    guard rest.count >= size else { throw Malformed() }
    let value = rest.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
    rest = rest.dropFirst(size)
    return Int(value)
  }

  mutating func text() throws(Malformed) -> String {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw Malformed() }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  mutating func list<Value>(
    _ one: (inout WireReader) throws(Malformed) -> Value
  ) throws(Malformed) -> [Value] {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw Malformed() }
    var values: [Value] = []
    for _ in 0..<count { values.append(try one(&self)) }
    return values
  }

  mutating func optional<Value>(
    _ one: (inout WireReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try list(one).first
  }
}
