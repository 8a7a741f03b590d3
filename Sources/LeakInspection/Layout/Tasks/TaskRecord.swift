/// The part of a task's object that says where its frames are.
///
/// This is how the runtime of Swift 6 lays it out; what does not fit is not believed, and then only
/// the words of the object itself are read.
struct TaskRecord {
  private static let resumeFunctionOffset: UInt = 56
  private static let resumeContextOffset: UInt = 64
  private static let firstSlabOffset: UInt = 120
  /// The least size of a task.
  static let size = 208

  let address: UInt
  let memory: any MemoryReading

  /// The contexts of the suspended functions, the innermost first, each with the function that will
  /// go on with it.
  func frames(in slabs: [TaskSlab]) -> [TaskFrame] {
    var frames: [TaskFrame] = []
    var context = memory.word(at: address + Self.resumeContextOffset) ?? 0
    var function = memory.word(at: address + Self.resumeFunctionOffset) ?? 0
    while context != 0, frames.count < 1 << 16,
      let parent = memory.word(at: context), let next = memory.word(at: context &+ 8)
    {
      let slab = slabs.firstIndex { $0.whole.contains(context) } ?? -1
      frames.append(TaskFrame(context: context, function: function, task: address, slab: slab))
      (context, function) = (parent, next)
    }
    return frames
  }

  /// The memory that the frames are in, in the order in which it is used up.
  var slabs: [TaskSlab] {
    var slabs: [TaskSlab] = []
    var next = memory.word(at: address + Self.firstSlabOffset) ?? 0
    while next != 0, slabs.count < 1 << 16, let slab = TaskSlab(at: next, in: memory) {
      slabs.append(slab)
      next = slab.next
    }
    return slabs
  }
}

/// A suspended function of a task.
struct TaskFrame {
  /// Where its local variables begin.
  let context: UInt
  /// The part of it that runs next.
  let function: UInt
  /// The task, by its address.
  let task: UInt
  /// The place of the slab among the task's; -1 for the task's own object.
  let slab: Int
}

/// A piece of memory in which the frames of a task are stacked up.
struct TaskSlab {
  static let headerSize: UInt = 32

  let address: UInt
  let next: UInt
  /// What is in use; beyond that are frames of functions that have returned.
  let used: AddressRange
  /// All that the slab takes.
  let whole: AddressRange

  init?(at address: UInt, in memory: any MemoryReading) {
    guard address & 7 == 0, let next = memory.word(at: address &+ 8),
      let capacity = memory.load(UInt32.self, at: address &+ 16),
      let offset = memory.load(UInt32.self, at: address &+ 20), offset <= capacity,
      memory.isReadable(address, count: Int(Self.headerSize) + Int(offset))
    else { return nil }
    self.address = address
    self.next = next
    let start = address + Self.headerSize
    used = AddressRange(start, start + UInt(offset))
    whole = AddressRange(address, start + UInt(capacity))
  }
}
