internal import CLeakHeap

/// The generic parameters of a closure and what they stand for.
///
/// The runtime resolves names that speak of parameters against a record which the compiler makes
/// for key paths. Such a record can be made here as well; it states no requirements, for what a
/// parameter's associated types are the runtime finds out by asking for the conformances.
struct GenericEnvironment {
  /// Depth and index of a parameter.
  struct Parameter: Hashable {
    let depth: Int
    let index: Int

    /// Reads the notation of mangled names: `x` is τ_0_0, `q_` τ_0_1, `q0_` τ_0_2, `qd__` τ_1_0,
    /// `qd_0_` τ_1_1, `qd0__` τ_2_0.
    init?(_ text: String) {
      if text == "x" {
        (depth, index) = (0, 0)
        return
      }
      var rest = Substring(text)
      guard rest.popFirst() == "q" else { return nil }
      let isNested = rest.first == "d"
      if isNested { rest.removeFirst() }
      guard let first = Self.number(&rest) else { return nil }
      if isNested {
        guard let second = Self.number(&rest) else { return nil }
        (depth, index) = (first + 1, second)
      } else {
        (depth, index) = (0, first + 1)
      }
      guard rest.isEmpty, depth < 64, index < 64 else { return nil }
    }

    /// `_` is 0, `0_` is 1, and so on.
    private static func number(_ text: inout Substring) -> Int? {
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      text = text.dropFirst(digits.count)
      guard text.popFirst() == "_" else { return nil }
      return digits.isEmpty ? 0 : Int(digits).map { $0 + 1 }
    }
  }

  private let record: [UInt8]
  private let arguments: [UInt]

  /// Nil when a parameter below the highest one is not known: the runtime would not know its place.
  init?(_ types: [Parameter: UInt]) {
    let depths = (types.keys.map(\.depth).max() ?? 0) + 1
    var ends: [UInt16] = []
    var arguments: [UInt] = []
    for depth in 0..<depths {
      let count = (types.keys.filter { $0.depth == depth }.map(\.index).max() ?? -1) + 1
      for index in 0..<count {
        guard let type = types.first(where: { $0.key.depth == depth && $0.key.index == index })
        else { return nil }
        arguments.append(type.value)
      }
      ends.append(UInt16(arguments.count))
    }
    // The number of levels, where the parameters of each level end, and one byte for each parameter,
    // which says that it is a type and has an argument.
    var record = withUnsafeBytes(of: UInt32(depths)) { Array($0) }
    for end in ends { record += withUnsafeBytes(of: end) { Array($0) } }
    record += [UInt8](repeating: 0x80, count: arguments.count)
    record += [UInt8](repeating: 0, count: 8)
    self.record = record
    self.arguments = arguments
  }

  /// The type that a name means here.
  func type(_ name: MangledName) -> UInt? {
    guard let pointer = UnsafeRawPointer(bitPattern: name.address) else { return nil }
    let type = record.withUnsafeBytes { record in
      arguments.withUnsafeBytes { arguments -> UnsafeRawPointer? in
        guard let environment = record.baseAddress, let first = arguments.baseAddress else {
          return nil
        }
        return leakheap_type_in_environment(pointer, name.length, environment, first)
      }
    }
    return type.map { UInt(bitPattern: $0) }
  }
}
