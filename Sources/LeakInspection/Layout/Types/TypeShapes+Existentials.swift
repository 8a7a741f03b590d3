extension TypeShapes {
  /// `any P`, `Any`, `AnyObject`, `any Error`.
  func existentialContent(_ type: TypeMetadata) -> TypeShape.Content {
    guard let flags = memory.load(UInt32.self, at: type.address + 8) else { return .words }
    let isError = flags >> 24 & 0x3f == 1
    let isClassBound = flags >> 31 == 0
    // An error is one counted reference, to a box.
    if isError || isClassBound { return .reference(.native) }
    return type.witnesses.size >= 32 ? .existential : .words
  }

  /// `any P<Argument>` and other existentials that a shape of their own describes.
  func extendedExistentialContent(_ type: TypeMetadata) -> TypeShape.Content {
    guard let flags = type.word(1).flatMap({ memory.load(UInt32.self, at: $0) }) else {
      return .words
    }
    switch flags & 0xff {
    case 0: return type.witnesses.size >= 32 ? .existential : .words
    case 1: return .reference(.native)
    case 2: return .plain
    default: return .words
    }
  }
}
