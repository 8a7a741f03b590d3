extension ObjectReader {
  /// The text in a property of an object; nil for none, and for one that is no string.
  func text(of property: String, in block: FrozenBlock) -> String? {
    field(property, of: block).flatMap { StringContents.text(at: $0, memory) }
  }

  /// The text of a string object that a property refers to, in quotes, or what stands for hidden contents.
  func text(ofObjectIn property: String, of block: FrozenBlock) -> String? {
    guard let place = field(property, of: block), let object = memory.word(at: place),
      let text = FoundationText.text(at: object, memory)
    else { return nil }
    return ShownContents.areHidden ? ShownContents.placeholder : text.debugDescription
  }

  /// The name of the function in a property of an object; nil if a library has put one there.
  func function(of property: String, in block: FrozenBlock) -> String? {
    guard let place = field(property, of: block), let function = memory.word(at: place),
      let context = memory.word(at: place + 8),
      !Thunks.isOfToolchain(function, in: memory)
    else { return nil }
    return FunctionNames(layouts: layouts).name(of: function, context: context)
  }

  private func field(_ name: String, of block: FrozenBlock) -> UInt? {
    let fields = layouts.layout(of: block)?.fields ?? []
    return fields.first { $0.step == .property(name) }.map { block.address + UInt($0.offset) }
  }

  /// Whether an object is an instance of a class that a module declares, or of a subclass.
  func isInstance(_ block: FrozenBlock, of name: String, in module: String) -> Bool {
    guard let metadata = memory.word(at: block.address),
      let level = ClassMetadata(at: metadata, in: memory)
    else { return false }
    return level.levels.contains { $0.descriptor.isType(name, of: module) }
  }
}
