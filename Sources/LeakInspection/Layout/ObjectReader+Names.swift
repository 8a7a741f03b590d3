extension ObjectReader {
  /// What a reference is called in the source.
  ///
  /// Meant for the few references that are printed.
  package func label(of reference: Reference, in block: FrozenBlock) -> ReferenceLabel {
    LabelReader(layouts: layouts, functions: FunctionNames(layouts: layouts))
      .label(of: reference, in: block)
  }

  /// Whether a property begins at an offset that is one reference, or an optional of one.
  func isSoleReference(at offset: Int, in block: FrozenBlock) -> Bool {
    layouts.layout(of: block)?.slots.contains { $0.offset == offset && $0.form == .native } == true
  }

  /// What a programmer calls an object: its type, or that of the value in a box; for memory of a
  /// library what is known of it, as `dispatch source`.
  ///
  /// Closures and tasks have no such name.
  package func typeName(of block: FrozenBlock) -> String? {
    guard let layout = layouts.layout(of: block) else { return layouts.library.name(of: block) }
    if !layout.isCounted { return layouts.library.name(of: block) }
    guard layout.type != 0 else { return nil }
    let name = typeNames.name(of: layout.type)
    // The name of the class alone settles it for nearly all.
    guard name == CoreFoundationObjects.className else { return name }
    return CoreFoundationObjects.name(of: block, memory: memory) ?? name
  }

  /// What CoreFoundation's own table calls one of its objects.
  package func nameInTable(of block: FrozenBlock) -> String? {
    CoreFoundationObjects.nameInTable(of: block, memory: memory)
  }

  /// What to call a record of Dispatch as the beginning of a path; nil for other blocks.
  package func rootWords(of block: FrozenBlock) -> String? {
    layouts.library.dispatch.rootWords(of: block)
  }

  /// The names of an object's class and of those that it inherits from, without generic arguments.
  package func classNames(of block: FrozenBlock) -> [String] {
    guard let metadata = memory.word(at: block.address),
      let level = ClassMetadata(at: metadata, in: memory)
    else { return [] }
    return level.levels.reversed().compactMap(\.descriptor.name)
  }

  /// The module whose type an object is.
  package func moduleName(of block: FrozenBlock) -> String? {
    guard let layout = layouts.layout(of: block), layout.type != 0 else { return nil }
    return TypeMetadata(at: layout.type, in: memory)?.nominalDescriptor?.module
  }
}
