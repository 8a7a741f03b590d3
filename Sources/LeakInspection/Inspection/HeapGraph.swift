/// The ownership graph of a frozen heap, and what is needed to give its parts names later.
///
/// The nodes are the blocks of the table, in its order, and then what is no block: what is in frames of tasks,
/// and objects that are a part of the executable.
/// Of a reference only its place in memory is kept, which is its label.
struct HeapGraph {
  /// Where a root stands.
  enum RootPlace {
    /// A static or global variable, or another word of an image.
    case image(FrozenImage, address: UInt)
    /// A run loop that a thread has.
    case runLoop(isMain: Bool)
    /// A record of Dispatch, which is what the root leads to.
    case record
    /// The stack or the registers of a thread, by its position among the threads.
    case stack(thread: Int)
    /// A thread-local variable.
    case threadLocal(isMain: Bool)
    /// A task that goes on by itself, which is the target.
    case task
  }

  let graph: OwnershipGraph
  let memory: FrozenMemory
  let reader: ObjectReader
  let tasks: TaskJoin
  let statics: StaticObjects
  /// The kind of each block.
  let kinds: [ObjectKind]
  /// Where each reference stands.
  let places: ReferencePlaces
  /// Where each root stands.
  let rootPlaces: [RootPlace]
  /// The blocks whose words are no references.
  let isDead: [Bool]
  /// Deinitialised objects whose memory unowned references hold.
  ///
  /// Memory that was freed and is in use again for something else may still look like such an object; so
  /// only those count to which an unowned reference was found.
  let remains: [Int]

  /// The memory of a node.
  func block(of node: NodeID) -> FrozenBlock {
    let position = Int(node.rawValue)
    if position < memory.blocks.count { return memory.blocks[position] }
    return position < firstStatic
      ? tasks.inner[position - memory.blocks.count] : statics.objects[position - firstStatic]
  }

  /// Whether a node is a part of the executable.
  func isStatic(_ node: NodeID) -> Bool { Int(node.rawValue) >= firstStatic }

  private var firstStatic: Int { memory.blocks.count + tasks.inner.count }

  /// Whether a node is a closure with its captured values: the context of a function, and no box.
  func isClosure(_ node: NodeID) -> Bool {
    kinds[Int(node.rawValue)] == .context && graph.kind(of: node) == .object
  }

  /// The place of a reference.
  func place(of edge: EdgeID) -> ReferencePlaces.Place {
    places.place(of: graph.label(of: edge), in: block(of: graph.owner(of: edge)))
  }

  /// The node of the object at an address.
  func node(at address: UInt) -> NodeID? {
    (memory.blocks.index(startingAt: address) ?? tasks.node(at: address)).map {
      NodeID(rawValue: UInt32($0))
    }
  }
}
