/// All that is known of one block, with names.
///
/// For tests and for printing single objects.
package struct ObjectView: Sendable {
  /// A reference with its name.
  package struct Entry: Hashable, Sendable {
    /// The reference.
    package let reference: Reference
    /// What it is called.
    package let label: ReferenceLabel
  }

  /// The block.
  package let block: FrozenBlock
  /// What it is.
  package let kind: ObjectKind
  /// The type, as a programmer writes it.
  package let typeName: String?
  /// The strong count, if the block is an object.
  package let strongCount: StrongCount?
  /// The references in it.
  package let references: [Entry]
}

extension ObjectReader {
  /// Reads everything about a block.
  package func view(of block: FrozenBlock) -> ObjectView {
    var references: [Reference] = []
    forEachReference(in: block) { references.append($0) }
    let kind = kind(of: block)
    return ObjectView(
      block: block, kind: kind, typeName: typeName(of: block),
      strongCount: strongCount(of: block),
      references: references.map {
        ObjectView.Entry(reference: $0, label: label(of: $0, in: block))
      })
  }
}
