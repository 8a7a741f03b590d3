/// Gives the parts of a heap's graph the names a programmer knows them by.
///
/// Names are made one at a time, for what is printed. None of them contains an address.
final class HeapNames: GraphNames {
  /// What a closure does with a value.
  static let capture = "captures"
  /// What is said where only the words are known.
  static let memory = "memory"

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
    case .part: return heap.reader.typeName(of: block) ?? Self.memory
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
    else { return Self.memory }
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
    let target = heap.memory.blocks[Int(heap.graph.target(of: edge).rawValue)].address
    let isClosure = location & 1 == 1
    let label = heap.reader.label(
      of: Reference(.counted, to: target, at: location & ~1, isClosure: isClosure), in: owner)
    var name = label.steps.map(\.inReport).joined()
    if let words = LibrarySteps(heap).words(for: edge, name: name) { name = words }
    // A closure that captures one object and nothing else has that object as its context.
    let isObjectItself = heap.kinds[Int(heap.graph.target(of: edge).rawValue)] != .context
    if isClosure, isObjectItself, let function = label.function {
      name += name.isEmpty ? "(\(function))" : " (\(function))"
    }
    return name
  }

  /// One line of a path: the references on the way through storage, joined.
  func name(of step: FoldedStep) -> String {
    var text = ""
    for edge in step.edges {
      var next = name(of: edge)
      if !text.isEmpty, next.hasPrefix(Self.capture) {
        next = String(next.dropFirst(Self.capture.count).drop { $0 == " " })
      }
      let isJoined = text.isEmpty || next.isEmpty || next.first == "." || next.first == "["
      text += (isJoined ? "" : " ") + next
    }
    if step.edges.contains(where: isOfBlock), text.isEmpty || text.first == "(" {
      return text.isEmpty ? Self.capture : "\(Self.capture) \(text)"
    }
    return LibrarySteps.shortened(text)
  }

  private func isOfBlock(_ edge: EdgeID) -> Bool {
    heap.kinds[Int(heap.graph.owner(of: edge).rawValue)] == .block
  }

  // MARK: Roots

  /// Whether what a root holds may be let go of in a moment: it is held by what a thread was just doing, or is
  /// waiting for the next free thread.
  func isPassing(_ root: RootID) -> Bool {
    switch heap.rootPlaces[Int(heap.graph.roots[Int(root.rawValue)].label.rawValue)] {
    case .stack(isMain: false, isRunning: true): true
    case .image(let image, let address): RootNames.isWorkToBeDone(address, in: image)
    default: false
    }
  }

  func name(of root: RootID) -> String {
    let label = heap.graph.roots[Int(root.rawValue)].label
    let target = heap.memory.blocks[Int(heap.graph.roots[Int(root.rawValue)].target.rawValue)]
    switch heap.rootPlaces[Int(label.rawValue)] {
    case .image(let image, let address): return RootNames.name(of: address, in: image)
    case .runLoop(isMain: true): return "the main run loop"
    case .runLoop(isMain: false): return "the run loop of a thread"
    case .record: return heap.reader.rootWords(of: target) ?? "Dispatch"
    case .stack(isMain: true, _): return "the stack of the main thread"
    case .stack(isMain: false, _): return "the stack of a thread"
    case .threadLocal(let isMain):
      if let words = heap.reader.rootWords(of: target) { return words }
      if heap.reader.typeName(of: target) == "Thread" { return isMain ? "Thread.main" : "a Thread" }
      return isMain
        ? "a thread-local variable of the main thread" : "a thread-local variable"
    }
  }
}

extension ReferenceStep {
  /// The step as a report writes it: like ``description``, without numbers that a build decides on.
  fileprivate var inReport: String {
    switch self {
    case .capture: HeapNames.capture
    case .word: HeapNames.memory
    default: description
    }
  }
}
