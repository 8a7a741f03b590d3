/// All that belongs to a suspended or running task: its object, its frames, the child tasks that
/// live in its frames, and the objects that the optimiser put there.
package struct TaskMemory {
  /// The blocks that contain frames and nothing else.
  package let slabs: [UInt]

  /// Objects that are no blocks because the optimiser allocated them in a frame.
  package let objects: [FrozenBlock]

  /// The live memory, without those objects, of the task first and then of its children; each from
  /// the outermost frame to the innermost.
  let parts: [TaskPart]

  /// The task, and then the children that live in its frames, each after its parent.
  let records: [TaskRecord]

  /// The suspended functions of each task, by its address: the outermost first.
  private let frames: [UInt: [TaskFrame]]

  /// Everything that is a part of the task, live or not.
  private let whole: [AddressRange]
  /// The smallest range that contains all of that.
  private let bounds: AddressRange

  /// The tasks in whose frames the objects are.
  private let owners: [UInt: UInt]

  init(task block: FrozenBlock, layouts: ObjectLayouts) {
    var search = TaskMemorySearch(layouts: layouts)
    search.add(task: block.address, header: block.range)
    slabs = search.slabs.map(\.address)
    objects = search.objects
    parts = search.parts
    records = search.records
    owners = search.owners
    frames = Dictionary(grouping: search.frames, by: \.task)
      .mapValues { $0.sorted { ($0.slab, $0.context) < ($1.slab, $1.context) } }
    whole = search.whole
    bounds = AddressRange(whole.map(\.start).min() ?? 0, whole.map(\.end).max() ?? 0)
  }

  /// Whether a reference leads from the task to a part of itself, which is no ownership.
  func isPart(_ address: UInt) -> Bool {
    bounds.contains(address) && owners[address] == nil && whole.contains { $0.contains(address) }
  }

  /// The task in whose frame an object is.
  func owner(ofObjectAt address: UInt) -> UInt? { owners[address] }

  /// The suspended functions of a task, the innermost first.
  func frames(of task: UInt) -> ReversedCollection<[TaskFrame]> { (frames[task] ?? []).reversed() }

  /// The functions in whose frames an address may be, the likeliest first.
  ///
  /// Frames are stacked up slab by slab, so an address belongs to the last frame that was begun
  /// before it.
  func frames(around address: UInt) -> [TaskFrame] {
    guard let part = parts.first(where: { $0.range.contains(address) }) else { return [] }
    let own = frames[part.task] ?? []
    func isBelow(_ frame: TaskFrame) -> Bool {
      (frame.slab, frame.context) <= (part.slab, address)
    }
    return own.filter(isBelow).reversed() + own.filter { !isBelow($0) }.reversed()
  }
}

/// A stretch of a task's live memory.
struct TaskPart {
  let range: AddressRange
  /// Which of the tasks it belongs to, by its address.
  let task: UInt
  /// The place of its slab among the task's; -1 for the task's own object.
  let slab: Int
}
