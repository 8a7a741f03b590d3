extension ObjectReader {
  /// What a reference is called in the source.
  ///
  /// Meant for the few references that are printed.
  package func label(of reference: Reference, in block: FrozenBlock) -> ReferenceLabel {
    LabelReader(layouts: layouts, functions: FunctionNames(layouts: layouts))
      .label(of: reference, in: block)
  }

  /// The type of an object, or of the value in a box, as a programmer writes it.
  ///
  /// Closures have none.
  package func typeName(of block: FrozenBlock) -> String? {
    guard let layout = layouts.layout(of: block), layout.type != 0 else { return nil }
    return typeNames.name(of: layout.type)
  }

  /// The module whose type an object is.
  package func moduleName(of block: FrozenBlock) -> String? {
    guard let layout = layouts.layout(of: block), layout.type != 0 else { return nil }
    return TypeMetadata(at: layout.type, in: memory)?.nominalDescriptor?.module
  }
}
