internal import CLeakHeap

/// Finds the metadata of types that records name.
struct TypeResolver {
  static func metadata(of type: Any.Type) -> UInt { unsafeBitCast(type, to: UInt.self) }

  /// The type that a name means inside a type with these generic arguments.
  func type(_ name: MangledName, context: UInt = 0, arguments: UInt = 0) -> UInt? {
    UnsafeRawPointer(bitPattern: name.address).flatMap {
      find($0, name.length, context, arguments)
    }
  }

  /// The type that is spelled out in a mangled name.
  func type(spelled name: some Collection<UInt8>, context: UInt, arguments: UInt) -> UInt? {
    Array(name).withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { find($0, bytes.count, context, arguments) }
    }
  }

  private func find(
    _ name: UnsafeRawPointer, _ length: Int, _ context: UInt, _ arguments: UInt
  ) -> UInt? {
    leakheap_type_in_context(
      name, length, UnsafeRawPointer(bitPattern: context),
      UnsafeRawPointer(bitPattern: arguments)
    ).map { UInt(bitPattern: $0) }
  }
}
