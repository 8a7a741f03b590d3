/// Gives the parts of a heap's graph the names a programmer knows them by.
///
/// Names are made one at a time, for what is printed. None of them contains an address.
final class HeapNames: GraphNames {
  /// What a closure does with a value.
  static let capture = "captures"

  private let heap: HeapGraph
  private var closureNames: [NodeID: String] = [:]
  private var propertyNames: [Property: String] = [:]

  /// A property that contains a reference and nothing else, by its class and its place in an instance.
  private struct Property: Hashable {
    let metadata: UInt
    let offset: UInt
  }

  init(_ heap: HeapGraph) { self.heap = heap }

  // MARK: Nodes

  /// The type of an object, the function of a closure, or what kind of memory it is.
  func name(of node: NodeID) -> String {
    let position = Int(node.rawValue)
    let block = heap.memory.blocks[position]
    switch heap.kinds[position] {
    case .context where heap.closures.contains(node.rawValue):
      if let known = closureNames[node] { return known }
      let name = closureName(of: node) ?? "closure"
      closureNames[node] = name
      return name
    case .context, .box: return "captured variable"
    case .task: return "task"
    case .taskMemory: return "frames of a task"
    case .block: return heap.reader.typeName(of: block) ?? "block"
    case .raw: return heap.reader.typeName(of: block) ?? rawName(of: block)
    case .instance, .error, .arrayStorage, .dictionaryStorage, .setStorage, .buffer:
      return heap.reader.typeName(of: block) ?? "object"
    }
  }

  /// The function that a reference to a closure's context names.
  private func closureName(of node: NodeID) -> String? {
    let address = heap.memory.blocks[Int(node.rawValue)].address
    for place in closurePlaces[address] ?? [] {
      guard let owner = owner(of: place) else { continue }
      let label = heap.reader.label(
        of: Reference(.counted, to: address, at: place, isClosure: true), in: owner)
      if let function = label.function { return function }
    }
    return nil
  }

  /// Where the references to each closure's context stand.
  private lazy var closurePlaces: [UInt: [UInt]] = {
    var places: [UInt: [UInt]] = [:]
    for location in heap.locations where location & 1 == 1 {
      guard let address = heap.memory.word(at: location & ~1) else { continue }
      places[address, default: []].append(location & ~1)
    }
    return places
  }()

  private func owner(of location: UInt) -> FrozenBlock? {
    heap.memory.blocks.index(containing: location).map { heap.memory.blocks[$0] }
  }

  /// A block of a library whose first word is one of its symbols, or just memory.
  private func rawName(of block: FrozenBlock) -> String {
    guard let word = heap.memory.word(at: block.address),
      let symbol = heap.memory.images.symbol(at: word)
    else { return "memory" }
    return symbol.name
  }

  // MARK: References

  func name(of edge: EdgeID) -> String {
    let location = heap.locations[Int(heap.graph.label(of: edge).rawValue)]
    let position = Int(heap.graph.owner(of: edge).rawValue)
    let owner = heap.memory.blocks[position]
    guard let property = property(at: location, in: owner, heap.kinds[position]) else {
      return newName(of: edge, at: location, in: owner)
    }
    if let known = propertyNames[property] { return known }
    let name = newName(of: edge, at: location, in: owner)
    propertyNames[property] = name
    return name
  }

  /// The property at a location, if its name depends on nothing but the class.
  private func property(at location: UInt, in owner: FrozenBlock, _ kind: ObjectKind) -> Property? {
    guard kind == .instance, location & 1 == 0,
      heap.reader.isSoleReference(at: Int(location - owner.address), in: owner),
      let metadata = heap.memory.word(at: owner.address)
    else { return nil }
    return Property(metadata: metadata, offset: location - owner.address)
  }

  private func newName(of edge: EdgeID, at location: UInt, in owner: FrozenBlock) -> String {
    name(to: heap.graph.target(of: edge), at: location, in: owner, .counted)
  }

  /// What a reference is called that does not keep its target.
  func name(of reference: NonOwningReference) -> String {
    let strength: ReferenceStrength =
      switch reference.kind {
      case .weak: .weak
      case .unowned: .unowned
      case .unmanaged: .unmanaged
      }
    return name(
      to: reference.target, at: heap.locations[Int(reference.label.rawValue)],
      in: heap.memory.blocks[Int(reference.owner.rawValue)], strength)
  }

  private func name(
    to node: NodeID, at location: UInt, in owner: FrozenBlock, _ strength: ReferenceStrength
  ) -> String {
    let target = heap.memory.blocks[Int(node.rawValue)].address
    let isClosure = location & 1 == 1
    let label = heap.reader.label(
      of: Reference(strength, to: target, at: location & ~1, isClosure: isClosure), in: owner)
    var name = label.steps.map(\.inReport).joined()
    // A closure that captures one object and nothing else has that object as its context.
    let isObjectItself = heap.kinds[Int(node.rawValue)] != .context
    if isClosure, isObjectItself, let function = label.function { name += " (\(function))" }
    return name
  }

  // MARK: Roots

  func name(of root: RootID) -> String {
    let label = heap.graph.roots[Int(root.rawValue)].label
    switch heap.rootPlaces[Int(label.rawValue)] {
    case .image(let image, let address): return RootNames.name(of: address, in: image)
    case .stack(isMain: true): return "the stack of the main thread"
    case .stack(isMain: false): return "the stack of a thread"
    case .threadLocal(isMain: true): return "a thread-local variable of the main thread"
    case .threadLocal(isMain: false): return "a thread-local variable"
    }
  }
}

extension ReferenceStep {
  /// The step as a report writes it: like ``description``, without numbers that a build decides on.
  fileprivate var inReport: String {
    switch self {
    case .capture: HeapNames.capture
    case .word: "memory"
    default: description
    }
  }
}
