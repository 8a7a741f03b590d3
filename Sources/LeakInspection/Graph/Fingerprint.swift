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
  ///   - wayFromRing: For a leak that is shown from an object which a ring keeps, the references that lead to it: the
  ///     rings of a library are all alike.
  ///   - graph: The graph that they are part of.
  ///   - names: What nodes, references and roots are called.
  public init(
    of suspects: SuspectReferences, wayFromRing: [EdgeID] = [], in graph: OwnershipGraph,
    names: some GraphNames
  ) {
    var texts = SuspectTexts()
    var hash = TextHash()
    switch suspects {
    case .ring(let ring):
      hash.add(line: "cycle")
      for line in Self.lines(of: ring, in: graph, names: names) { hash.add(line: line) }
    case .chain(let root, let edges):
      hash.add(line: "held")
      let steps =
        root.map { FoldedSteps(of: OwnershipPath(root: $0, edges: edges), in: graph) }
        ?? FoldedSteps(of: edges, in: graph)
      for step in steps { hash.add(line: texts.line(for: step, root: root, names: names)) }
    case .missing(let owner, let ownersNotFound):
      hash.add(line: "abandoned")
      hash.add(line: SuspectText.type(names.name(of: owner)))
      hash.add(line: "\(ownersNotFound)")
    }
    for step in FoldedSteps(of: wayFromRing, in: graph) {
      hash.add(line: texts.line(for: step, names: names))
    }
    value = hash.value
  }

  /// The lines of a ring, in the rotation that comes first in lexicographic order.
  ///
  /// A ring may have as many references as a heap has blocks, but of few kinds: each line is kept once.
  private static func lines(
    of ring: Ring, in graph: OwnershipGraph, names: some GraphNames
  ) -> some Sequence<String> {
    var texts = SuspectTexts()
    var numbers: [String: UInt32] = [:]
    var turns: [UInt32] = []
    for step in FoldedSteps(of: ring.edges, in: graph) {
      let line = texts.line(for: step, names: names)
      let number = numbers[line] ?? UInt32(numbers.count)
      numbers[line] = number
      turns.append(number)
    }
    let sorted = numbers.sorted { $0.key < $1.key }
    var ranks = [UInt32](repeating: 0, count: sorted.count)
    for (rank, line) in sorted.enumerated() { ranks[Int(line.value)] = UInt32(rank) }
    return turns.map { ranks[Int($0)] }.leastRotation().lazy.map { sorted[Int($0)].key }
  }
}

/// The FNV-1a hash (64 bits) of lines of text.
private struct TextHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private var isEmpty = true

  mutating func add(line: String) {
    if !isEmpty { add(0x0A) }
    isEmpty = false
    for byte in line.utf8 { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
