/// The part of a task's object that says what state it is in and where its frames are.
///
/// This is how the runtime of Swift 6 lays it out; what does not fit is not believed, and then only
/// the words of the object itself are read.
///
///     0   job: object header, links of queues, flags, the function that goes on, its context
///     96  state: flags, status records
///     120 the first slab of frames
///     208 of a child: its parent, the next child; of a child in a group: the group
///         result: the tasks that wait for it, its type, an error, the value
///         the closure that the task runs, and the context of its outermost function
struct TaskRecord {
  private static let nextWaiterOffset: UInt = 16
  private static let jobFlagsOffset: UInt = 32
  private static let resumeFunctionOffset: UInt = 56
  private static let resumeContextOffset: UInt = 64
  private static let stateOffset: UInt = 96
  private static let recordsOffset: UInt = 104
  private static let firstSlabOffset: UInt = 120
  /// The least size of a task.
  static let size = 208

  private static let isChild: UInt = 1 << 24
  private static let isFuture: UInt = 1 << 25
  private static let isGroupChild: UInt = 1 << 26
  private static let chainLimit = 1 << 16

  let address: UInt
  let memory: any MemoryReading

  private func word(_ offset: UInt) -> UInt { memory.word(at: address &+ offset) ?? 0 }

  /// A number that grows in the order in which tasks are made.
  var id: UInt { word(Self.jobFlagsOffset) >> 32 }

  // MARK: State

  private static let isRunning: UInt = 0x800
  private static let isEnqueued: UInt = 0x1000
  private static let isComplete: UInt = 0x2000

  /// What the task does.
  var state: TaskState {
    let flags = word(Self.stateOffset)
    if flags & Self.isComplete != 0 { return .complete }
    if flags & Self.isRunning != 0 { return .running }
    if flags & Self.isEnqueued != 0 { return .enqueued }
    return .suspended(records.lazy.compactMap(\.dependency).first)
  }

  /// Whether the pool of threads executes the task or is about to.
  var isRunnable: Bool {
    switch state {
    case .running: true
    case .enqueued: foreignExecutor == nil
    case .complete, .suspended: false
    }
  }

  /// Whether somebody has the task in their hands to enqueue or to run it.
  ///
  /// That is so for a moment after it was made, and before and after it is in a queue of Dispatch. Whoever waits has
  /// noted what for.
  var isOnItsWay: Bool { state == .suspended(nil) }

  /// What will run the task, if it is enqueued on an executor that the library does not serve.
  var foreignExecutor: UInt? {
    guard state == .enqueued else { return nil }
    return records.lazy.compactMap(\.foreignExecutor).first
  }

  private var records: [TaskStatusRecord] {
    var records: [TaskStatusRecord] = []
    var next = word(Self.recordsOffset)
    while next != 0, records.count < Self.chainLimit,
      let record = TaskStatusRecord(at: next, in: memory)
    {
      records.append(record)
      next = record.parent
    }
    return records
  }

  /// The name that the program gave the task.
  var name: String? { records.lazy.compactMap { $0.name(in: memory) }.first }

  // MARK: Other tasks

  /// The parent, if this is a child.
  var parent: UInt? {
    word(Self.jobFlagsOffset) & Self.isChild != 0 ? word(UInt(Self.size)) : nil
  }

  /// The group that this is a child in.
  var group: UInt? {
    word(Self.jobFlagsOffset) & Self.isGroupChild != 0 ? word(UInt(Self.size) + 16) : nil
  }

  /// Where the result begins; nil for a task without one.
  private var resultOffset: UInt? {
    let flags = word(Self.jobFlagsOffset)
    guard flags & Self.isFuture != 0 else { return nil }
    return UInt(Self.size) + (flags & Self.isChild != 0 ? 16 : 0)
      + (flags & Self.isGroupChild != 0 ? 8 : 0)
  }

  /// The tasks that go on when this one ends.
  var waiters: [UInt] {
    guard state != .complete, let offset = resultOffset else { return [] }
    var waiters: [UInt] = []
    var next = word(offset) & ~3
    while next != 0, waiters.count < Self.chainLimit {
      waiters.append(next)
      next = memory.word(at: next &+ Self.nextWaiterOffset) ?? 0
    }
    return waiters
  }

  /// What a task that has ended leaves behind: a value and its type, or an error without one.
  var result: (location: UInt, type: UInt?)? {
    guard state == .complete, let offset = resultOffset else { return nil }
    return switch word(offset) & 3 {
    case 1: (address + offset + 24, word(offset + 8))
    case 2: (address + offset + 16, nil)
    default: nil
    }
  }

  /// What the runtime writes of a task before its frames can begin.
  var header: AddressRange {
    AddressRange(address, address + (resultOffset.map { $0 + 24 } ?? UInt(Self.size)))
  }

  // MARK: Frames

  /// The contexts of the suspended functions, the innermost first, each with the function that will
  /// go on with it.
  func frames(in slabs: [TaskSlab]) -> [TaskFrame] {
    var frames: [TaskFrame] = []
    var context = word(Self.resumeContextOffset)
    var function = word(Self.resumeFunctionOffset)
    while context != 0, frames.count < Self.chainLimit,
      let parent = memory.word(at: context), let next = memory.word(at: context &+ 8)
    {
      let slab = slabs.firstIndex { $0.whole.contains(context) } ?? -1
      frames.append(TaskFrame(context: context, function: function, task: address, slab: slab))
      (context, function) = (parent, next)
    }
    return frames
  }

  /// Where the context of the closure is that the task runs: it stands, behind the closure's
  /// function, before the outermost context, which is the only one without a parent.
  var closureLocation: UInt? {
    guard state != .complete else { return nil }
    let start = header.end + 24
    let room = stride(from: start, to: start + 4096, by: 8)
    return room.first { place in
      memory.word(at: place) == 0 && isFunction(at: place + 8) && isFunction(at: place - 24)
    }.map { $0 - 16 }
  }

  private func isFunction(at place: UInt) -> Bool {
    memory.word(at: place).map(memory.isInImage) ?? false
  }

  /// The memory that the frames are in, in the order in which it is used up.
  var slabs: [TaskSlab] {
    var slabs: [TaskSlab] = []
    var next = word(Self.firstSlabOffset)
    while next != 0, slabs.count < Self.chainLimit, let slab = TaskSlab(at: next, in: memory) {
      slabs.append(slab)
      next = slab.next
    }
    return slabs
  }
}
