/// All that belongs to a suspended or running task: its object, its frames, the child tasks that
/// live in its frames, and the objects that the optimiser put there.
package struct TaskMemory {
  /// The blocks that contain frames and nothing else.
  package let slabs: [UInt]

  /// Objects that are no blocks because the optimiser allocated them in a frame.
  package let objects: [FrozenBlock]

  /// The live memory, without those objects.
  let parts: [TaskPart]

  /// The suspended functions of the task and of its children in its frames.
  let frames: [TaskFrame]

  /// Everything that is a part of the task, live or not.
  private let whole: [AddressRange]

  init(task block: FrozenBlock, layouts: ObjectLayouts) {
    var search = TaskMemorySearch(layouts: layouts)
    search.add(task: block.address, header: block.range)
    slabs = search.slabs.map(\.address)
    objects = search.objects
    parts = search.parts
    frames = search.frames
    whole = search.whole
  }

  /// Whether a reference leads from the task to a part of itself, which is no ownership.
  func isPart(_ address: UInt) -> Bool {
    whole.contains { $0.contains(address) } && !objects.contains { $0.address == address }
  }

  /// The functions in whose frames an address may be, the likeliest first.
  ///
  /// Frames are stacked up slab by slab, so an address belongs to the last frame that was begun
  /// before it.
  func frames(around address: UInt) -> [TaskFrame] {
    guard let part = parts.first(where: { $0.range.contains(address) }) else { return [] }
    let own = frames.filter { $0.task == part.task }
    func isBelow(_ frame: TaskFrame) -> Bool {
      (frame.slab, frame.context) <= (part.slab, address)
    }
    return own.filter(isBelow).sorted { ($0.slab, $0.context) > ($1.slab, $1.context) }
      + own.filter { !isBelow($0) }
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
