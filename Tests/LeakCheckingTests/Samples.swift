import Dispatch
import Foundation
import Synchronization

/// On a ring with itself.
final class Screen {
  var action: (() -> Void)?
  let model = Model()

  func appear() { action = { _ = self } }
}

/// What a screen keeps.
final class Model {}

/// Something that lets go of everything.
final class Tidy: Sendable {}

/// What keeps objects on purpose.
final class Shelf {
  var objects: [AnyObject] = []
}

/// What keeps itself, and something that others give it.
// Unchecked: filled by one thread, before others look.
final class Box: @unchecked Sendable {
  var itself: Box?
  var content: AnyObject?
}

/// What keeps itself, and memory of which nobody knows what is in it.
final class Notes {
  private var itself: Notes?
  private let memory = UnsafeMutablePointer<UInt>.allocate(capacity: 2)

  // Not inlined, so that the object is on no stack of a caller.
  @inline(never)
  static func leak(_ word: UInt) {
    let notes = Notes()
    notes.itself = notes
    notes.memory.initialize(repeating: 0, count: 2)
    notes.memory.pointee = word
  }
}

/// An object that keeps itself.
// Unchecked: nobody but its maker reaches it.
class Ring: @unchecked Sendable {
  private var itself: Ring?

  required init() {}

  // Not inlined, so that the object is on no stack of a caller.
  @inline(never)
  static func leak() { _ = make() }

  @inline(never)
  static func make() -> Ring {
    let ring = Self()
    ring.itself = ring
    return ring
  }
}

final class RingA: Ring, @unchecked Sendable {}
final class RingB: Ring, @unchecked Sendable {}
final class RingC: Ring, @unchecked Sendable {}
final class RingD: Ring, @unchecked Sendable {}
final class RingE: Ring, @unchecked Sendable {}
final class RingF: Ring, @unchecked Sendable {}
final class RingG: Ring, @unchecked Sendable {}
final class RingH: Ring, @unchecked Sendable {}

/// A value that threads and tasks share.
final class Shared<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  var value: Value { mutex.withLock { $0 } }

  func change(_ body: @Sendable (inout Value) -> Void) { mutex.withLock { body(&$0) } }
}

/// Work on threads of its own.
enum Background {
  static func thread(in group: DispatchGroup? = nil, _ body: @escaping @Sendable () -> Void) {
    group?.enter()
    let thread = Thread {
      body()
      group?.leave()
    }
    thread.stackSize = 8 << 20
    thread.start()
  }
}

/// A place where several wait until all have come.
final class Barrier: Sendable {
  private let condition = NSCondition()
  private let missing: Shared<Int>

  init(count: Int) { missing = Shared(count) }

  /// Waits and blocks the thread.
  func arriveAndWait() {
    condition.lock()
    defer { condition.unlock() }
    missing.change { $0 -= 1 }
    condition.broadcast()
    while missing.value > 0 { condition.wait() }
  }

  /// Waits and does not.
  func arrive() async {
    await withCheckedContinuation { done in
      Background.thread {
        self.arriveAndWait()
        done.resume()
      }
    }
  }
}
