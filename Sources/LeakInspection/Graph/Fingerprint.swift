/// A leak's name: the same in every run and build as long as the suspect references are the same.
///
/// It is the FNV-1a hash (64 bits) of the references' text: the type that owns, what the reference is
/// called and the type that is owned, storage folded. Indices and keys are left out, and so are the
/// numbers of closures and of objects; a ring has one name wherever one begins to read it.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The hash.
  public let value: UInt64

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Names a leak.
  ///
  /// - Parameters:
  ///   - suspects: What it is recognised by.
  ///   - graph: The graph that they are part of.
  ///   - names: What nodes, references and roots are called.
  public init(of suspects: SuspectReferences, in graph: OwnershipGraph, names: some GraphNames) {
    var lines: [String]
    var texts = SuspectTexts()
    switch suspects {
    case .ring(let ring):
      lines = graph.folded(ring.edges).map { texts.line(for: $0, names: names) }
      lines = ["cycle"] + lines.leastRotation()
    case .chain(let root, let edges):
      let steps =
        root.map { graph.folded(OwnershipPath(root: $0, edges: edges)) } ?? graph.folded(edges)
      lines = ["held"] + steps.map { texts.line(for: $0, root: root, names: names) }
    case .missing(let owner, let ownersNotFound):
      lines = ["abandoned", SuspectText.type(names.name(of: owner)), "\(ownersNotFound)"]
    }
    value = Self.hash(lines.joined(separator: "\n"))
  }

  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }
}
