import Foundation
import LeakInspection
import Synchronization

/// Thirty snapshots of a process in which threads allocate, spin, sleep and work in queues without a pause.
///
/// Each allocating thread keeps a rule: whatever its slot points at is a live block of the size that is
/// written in it. In memory that moved while it was copied the rule is broken sooner or later.
enum LoadProbe {
  private static let slotCount = 4
  nonisolated(unsafe) private static let slots =
    UnsafeMutablePointer<UnsafeMutablePointer<Int>?>.allocate(capacity: slotCount)
  private static let rounds = Atomic(0)
  private static let isOver = Atomic(false)

  static func run() throws {
    slots.initialize(repeating: nil, count: slotCount)
    for slot in 0..<slotCount { Thread { allocate(in: slot) }.start() }
    Thread { while !isOver.load(ordering: .relaxed) {} }.start()
    for _ in 0..<3 { Thread { while true { Thread.sleep(forTimeInterval: 0.0005) } }.start() }
    for _ in 0..<2 { enqueue() }
    Task.detached { while true { _ = await Task { [UInt8](repeating: 1, count: 99) }.value } }
    while rounds.load(ordering: .relaxed) < 1000 { sched_yield() }

    var consistent = 0
    for _ in 0..<30 {
      let answer = try FrozenProcess.inspect(deadline: .seconds(60)) { memory in
        [(0..<slotCount).allSatisfy { isInOrder($0, in: memory) } ? 1 : 0]
      }
      if answer == [1] { consistent += 1 }
    }
    print("consistent: \(consistent)")
    let before = rounds.load(ordering: .relaxed)
    while rounds.load(ordering: .relaxed) < before + 1000 { sched_yield() }
    print("the program goes on")
    fflush(nil)
    _exit(0)
  }

  private static func allocate(in slot: Int) {
    var size = 16
    while !isOver.load(ordering: .relaxed) {
      size = size % 3000 + 24
      let block = malloc(size)?.assumingMemoryBound(to: Int.self)
      block?.pointee = size
      slots[slot] = block
      atomicMemoryFence()
      slots[slot] = nil
      free(block)
      rounds.add(1, ordering: .relaxed)
    }
  }

  /// Keeps the compiler from joining the stores around it.
  @inline(never)
  private static func atomicMemoryFence() { atomicFence() }

  private static func atomicFence() { rounds.add(0, ordering: .sequentiallyConsistent) }

  private static func enqueue() {
    DispatchQueue.global().async {
      _ = (0..<50).map { _ in [Int](repeating: 0, count: 20) }
      enqueue()
    }
  }

  private static func isInOrder(_ slot: Int, in memory: FrozenMemory) -> Bool {
    guard let block = slots[slot] else { return true }
    guard let index = memory.blocks.index(startingAt: UInt(bitPattern: block)) else { return false }
    return memory.blocks[index].size == UInt(block.pointee)
  }
}
