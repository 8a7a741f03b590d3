extension ObjectLayouts {
  /// The layout of classes of the standard library that allocate their contents behind themselves.
  ///
  /// Their own properties are counts and addresses within the block.
  func storageLayout(_ metadata: ClassMetadata) -> ObjectLayout? {
    let descriptor = metadata.descriptor
    guard let module = descriptor.module, ["Swift", "_Concurrency"].contains(module) else {
      return nil
    }
    switch descriptor.name {
    case "_ContiguousArrayStorage":
      guard let element = genericArgument(0, of: metadata) else { return nil }
      return storage(
        .arrayStorage, metadata, end: ArrayStorage.headerSize, .array(element: element))
    case "_DictionaryStorage":
      guard let key = genericArgument(0, of: metadata), let value = genericArgument(1, of: metadata)
      else { return nil }
      return storage(
        .dictionaryStorage, metadata, end: HashTable.dictionaryBitmapOffset,
        .table(key: key, value: value))
    case "_SetStorage":
      guard let key = genericArgument(0, of: metadata) else { return nil }
      return storage(
        .setStorage, metadata, end: HashTable.setBitmapOffset, .table(key: key, value: nil))
    case "_DequeBuffer":
      guard let element = genericArgument(0, of: metadata) else { return nil }
      return storage(.buffer, metadata, end: DequeStorage.headerSize, .deque(element: element))
    case "__StringStorage":
      return storage(.instance, metadata, end: metadata.instanceSize, .plain)
    case "CheckedContinuationCanary":
      return continuation(metadata)
    default:
      return nil
    }
  }

  /// What a checked continuation is about stands behind an object without properties.
  private func continuation(_ metadata: ClassMetadata) -> ObjectLayout {
    let field = ObjectLayout.Field(
      step: .property("continuation"), offset: metadata.instanceSize, size: 8,
      value: .reference(.continuation))
    return ObjectLayout(
      kind: .instance, type: metadata.address, fields: [field], end: metadata.instanceSize + 8,
      tail: .plain)
  }

  private func storage(
    _ kind: ObjectKind, _ metadata: ClassMetadata, end: Int, _ tail: ObjectLayout.Tail
  ) -> ObjectLayout {
    ObjectLayout(kind: kind, type: metadata.address, end: end, tail: tail, addingGaps: false)
  }
}
