/// The cases of an enum.
///
/// Tag bits are never read by hand. Where they stand depends on the payloads' spare bits, and the
/// enum's own witnesses know.
final class EnumShape {
  struct Case {
    let name: String
    /// Nil for a payload that could not be understood.
    let payload: TypeShape?
    /// Whether the payload lies in a box.
    let isIndirect: Bool
  }

  let metadata: UInt
  let size: Int
  let isOptional: Bool
  /// Those with a payload come first, as their numbers do.
  let cases: [Case]
  let payloadCaseCount: Int
  private let witnesses: ValueWitnesses

  init(_ type: TypeMetadata, cases: [Case], payloadCaseCount: Int) {
    metadata = type.address
    size = type.witnesses.size
    isOptional = type.kind == .optional
    witnesses = type.witnesses
    self.cases = cases
    self.payloadCaseCount = payloadCaseCount
  }

  /// The case of a value, unless the value makes no sense.
  func number(of value: UnsafeRawPointer) -> Int? {
    guard let number = witnesses.enumCase(of: value, metadata: metadata), number >= 0,
      number < cases.count
    else { return nil }
    return number
  }

  /// Calls `body` with the bytes of the payload.
  ///
  /// Only if several cases have payloads can the tag be mixed into them; then it is taken out of a
  /// copy.
  func withPayload(of value: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    guard payloadCaseCount > 1 else { return body(value) }
    withUnsafeTemporaryAllocation(byteCount: max(size, 8), alignment: 16) { copy in
      guard let start = copy.baseAddress else { return }
      start.copyMemory(from: value, byteCount: size)
      witnesses.project(start, metadata: metadata)
      body(start)
    }
  }
}
