/// Gives the parts of a heap's graph the names a programmer knows them by.
///
/// Names are made one at a time, for what is printed. None of them contains an address.
final class HeapNames: GraphNames {
  /// What a closure does with a value.
  static let capture = "captures"
  /// What an executor does with a task.
  static let enqueued = "has to run"
  /// What is said where only the words are known.
  static let memory = "memory"
  /// What a task does with the closure that it was made with.
  static let run = "runs"

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
    let block = heap.block(of: node)
    switch heap.kinds[Int(node.rawValue)] {
    case .context where isClosure(node):
      if let known = closureNames[node] { return known }
      let name = closureName(of: node) ?? "closure"
      closureNames[node] = name
      return name
    case .context, .box: return "captured variable"
    case .task: return heap.reader.taskName(of: block)
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
    for edge in closureEdges[node] ?? [] {
      if let function = label(of: edge).function { return function }
    }
    return nil
  }

  /// The references to each closure's context.
  private lazy var closureEdges: [NodeID: [EdgeID]] = {
    var edges: [NodeID: [EdgeID]] = [:]
    for number in 0..<UInt32(heap.graph.edgeCount) {
      let edge = EdgeID(rawValue: number)
      guard heap.places.isClosure(heap.graph.label(of: edge)) else { continue }
      edges[heap.graph.target(of: edge), default: []].append(edge)
    }
    return edges
  }()

  private func label(of edge: EdgeID) -> ReferenceLabel {
    label(
      at: heap.place(of: edge), .counted, from: heap.graph.owner(of: edge),
      to: heap.graph.target(of: edge))
  }

  private func label(
    at place: ReferencePlaces.Place, _ strength: ReferenceStrength, from owner: NodeID,
    to target: NodeID
  ) -> ReferenceLabel {
    heap.reader.label(
      of: Reference(
        strength, to: heap.block(of: target).address, at: place.location,
        isClosure: place.isClosure),
      in: heap.block(of: owner))
  }

  /// A block of a library whose first word is one of its symbols, or just memory.
  private func rawName(of block: FrozenBlock) -> String {
    guard let word = heap.memory.word(at: block.address),
      let symbol = heap.memory.images.symbol(at: word)
    else { return Self.memory }
    return symbol.name
  }

  /// Whether a node is a closure with its captured values.
  func isClosure(_ node: NodeID) -> Bool { heap.isClosure(node) }

  // MARK: References

  func name(of edge: EdgeID) -> String {
    let owner = heap.graph.owner(of: edge)
    guard
      let property = property(
        at: heap.place(of: edge), in: heap.block(of: owner), heap.kinds[Int(owner.rawValue)])
    else { return newName(of: edge, from: owner) }
    if let known = propertyNames[property] { return known }
    let name = newName(of: edge, from: owner)
    propertyNames[property] = name
    return name
  }

  /// The property at a location, if its name depends on nothing but the class.
  private func property(
    at place: ReferencePlaces.Place, in owner: FrozenBlock, _ kind: ObjectKind
  ) -> Property? {
    guard kind == .instance, !place.isClosure else { return nil }
    let offset = place.location - owner.address
    guard heap.reader.isSoleReference(at: Int(offset), in: owner),
      let metadata = heap.memory.word(at: owner.address)
    else { return nil }
    return Property(metadata: metadata, offset: offset)
  }

  private func newName(of edge: EdgeID, from owner: NodeID) -> String {
    let target = heap.graph.target(of: edge)
    if heap.kinds[Int(target.rawValue)] == .task {
      if let words = taskWords(from: owner, to: target) { return words }
      // The first word of an object is no reference of its own.
      if heap.place(of: edge).location == heap.block(of: owner).address,
        heap.tasks.executor(of: target) == owner
      {
        return Self.enqueued
      }
    }
    let label = label(of: edge)
    var name = label.steps.map(\.inReport).joined()
    if case .taskLocal(let key)? = label.steps.first { name = taskLocalName(ofKeyAt: key) }
    if label.steps.isEmpty, heap.kinds[Int(owner.rawValue)] == .task { name = Self.run }
    if let words = LibrarySteps(heap).words(for: edge, name: name) { name = words }
    // A closure that captures one object and nothing else has that object as its context.
    let isObjectItself = heap.kinds[Int(target.rawValue)] != .context
    if isObjectItself, let function = label.function {
      name += name.isEmpty ? "(\(function))" : " (\(function))"
    }
    return name
  }

  /// A task-local value is called after the variable that declares it, if that is known.
  private func taskLocalName(ofKeyAt address: UInt) -> String {
    for root in heap.graph.roots where heap.block(of: root.target).address == address {
      guard case .image(let image, let place) = heap.rootPlaces[Int(root.label.rawValue)] else {
        continue
      }
      let variable = RootNames.name(of: place, in: image).split(separator: " ").last ?? ""
      return "task-local \(variable.filter { $0 != "$" })"
    }
    return "task-local value"
  }

  /// What a reference is called that does not keep its target.
  func name(of reference: NonOwningReference) -> String {
    let strength: ReferenceStrength =
      switch reference.kind {
      case .weak: .weak
      case .unowned: .unowned
      case .unmanaged: .unmanaged
      }
    let label = label(
      at: heap.places.place(of: reference.label, in: heap.block(of: reference.owner)), strength,
      from: reference.owner, to: reference.target)
    return label.steps.map(\.inReport).joined()
  }

  /// One line of a path: the references on the way through storage, joined.
  func name(of step: FoldedStep) -> String {
    var text = ""
    for edge in step.edges {
      var next = name(of: edge)
      // A task runs the closure, and not what only adapts how that is called.
      if text == Self.run, next == Self.capture { continue }
      if !text.isEmpty, next.hasPrefix(Self.capture) {
        next = String(next.dropFirst(Self.capture.count).drop { $0 == " " })
      }
      let isJoined = text.isEmpty || next.isEmpty || next.first == "." || next.first == "["
      text += (isJoined ? "" : " ") + next
    }
    if step.edges.contains(where: isOfBlock), text.isEmpty || text.first == "(" {
      return text.isEmpty ? Self.capture : "\(Self.capture) \(text)"
    }
    return LibrarySteps(heap).finished(text, from: step.owner)
  }

  private func isOfBlock(_ edge: EdgeID) -> Bool {
    heap.kinds[Int(heap.graph.owner(of: edge).rawValue)] == .block
  }

  /// How one task keeps another alive.
  private func taskWords(from owner: NodeID, to target: NodeID) -> String? {
    guard heap.kinds[Int(owner.rawValue)] == .task else { return nil }
    let (ownerTask, task) = (heap.tasks.record(of: owner), heap.tasks.record(of: target))
    let parent = heap.block(of: owner).address
    if let task, task.parent == parent {
      // A task does not end before its children, whatever it is doing now.
      return task.waiters.contains(parent) ? "waits for its child" : "cannot end before its child"
    }
    let address = heap.block(of: target).address
    let isAwaited = ownerTask?.waiters.contains(address) == true || ownerTask?.parent == address
    return isAwaited ? "is awaited by" : nil
  }

  /// What a node is called in a report: its name, and of a task what it waits for.
  func fullName(of node: NodeID) -> String {
    guard heap.kinds[Int(node.rawValue)] == .task else { return name(of: node) }
    if let executor = heap.tasks.executor(of: node) {
      return "\(name(of: node)), enqueued on \(name(of: executor))"
    }
    guard let place = heap.reader.placeOfSuspension(of: heap.block(of: node)) else {
      return name(of: node)
    }
    return "\(name(of: node)), suspended in \(place)"
  }

  // MARK: Roots

  /// Whether what a root holds may be let go of in a moment: it is held by what a thread was just doing, or is
  /// waiting for the next free thread.
  func isPassing(_ root: RootID) -> Bool {
    switch heap.rootPlaces[Int(heap.graph.roots[Int(root.rawValue)].label.rawValue)] {
    case .stack(let number):
      !heap.memory.threads[number].isMain && heap.memory.threads[number].isRunning
    case .image(let image, let address): RootNames.isWorkToBeDone(address, in: image)
    default: false
    }
  }

  func name(of root: RootID) -> String {
    let label = heap.graph.roots[Int(root.rawValue)].label
    let target = heap.block(of: heap.graph.roots[Int(root.rawValue)].target)
    switch heap.rootPlaces[Int(label.rawValue)] {
    case .image(let image, let address): return RootNames.name(of: address, in: image)
    case .runLoop(isMain: true): return "the main run loop"
    case .runLoop(isMain: false): return "the run loop of a thread"
    case .record: return heap.reader.rootWords(of: target) ?? "Dispatch"
    case .stack(let number):
      return "the stack of " + ThreadNames(heap).words(for: heap.memory.threads[number])
    case .threadLocal(let isMain):
      if let words = heap.reader.rootWords(of: target) { return words }
      if heap.reader.typeName(of: target) == "Thread" {
        return isMain ? "Thread.main" : ThreadNames(heap).words(forThread: target) ?? "a Thread"
      }
      return isMain
        ? "a thread-local variable of the main thread" : "a thread-local variable"
    case .task: return "a task that is still running"
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
