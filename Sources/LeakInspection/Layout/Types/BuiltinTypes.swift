internal import CLeakHeap

/// The types that the compiler provides, by the addresses of their metadata.
struct BuiltinTypes {
  private let references: [UInt: TypeShape.Content]

  /// Looks up those that may hold a pointer.
  ///
  /// Integers, floating point numbers and vectors do not.
  init() {
    let contents: KeyValuePairs<String, TypeShape.Content> = [
      "Bo": .reference(.native),  // NativeObject
      "BO": .reference(.native),  // UnknownObject
      "Bb": .reference(.bridge),  // BridgeObject
      "Bc": .reference(.continuation),  // RawUnsafeContinuation
      "Be": .reference(.unmanaged),  // Executor: an actor and a witness table
      "Bp": .words,  // RawPointer
      "BD": .words,  // DefaultActorStorage
      "Bd": .words,  // NonDefaultDistributedActorStorage
      "Bj": .words,  // Job
      "BB": .words,  // UnsafeValueBuffer
    ]
    var references: [UInt: TypeShape.Content] = [:]
    for (name, content) in contents {
      let bytes = Array(name.utf8)
      guard let type = leakheap_type_in_context(bytes, bytes.count, nil, nil) else { continue }
      references[UInt(bitPattern: type)] = content
    }
    self.references = references
  }

  func content(of type: TypeMetadata) -> TypeShape.Content {
    references[type.address] ?? .plain
  }
}
