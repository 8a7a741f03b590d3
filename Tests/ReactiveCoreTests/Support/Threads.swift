import Foundation
import ReactiveCore

/// Runs a block on several threads at once and returns when all are through.
///
/// Threads and conditions rather than queues: a sanitizer sees their beginnings and ends.
func onThreads(_ count: Int, _ body: @escaping (_ index: Int) -> Void) {
  let work = Work(count, body)
  for index in 0..<count {
    Thread { work.run(index) }.start()
  }
  work.wait()
}

/// The block of `onThreads` and how many threads are still in it.
private final class Work: @unchecked Sendable {
  private let body: (Int) -> Void
  private let condition = NSCondition()
  private var waiting: Int
  private var running: Int

  init(_ count: Int, _ body: @escaping (Int) -> Void) {
    self.body = body
    waiting = count
    running = count
  }

  /// Starts when every thread is here.
  func run(_ index: Int) {
    condition.withLock {
      waiting -= 1
      condition.broadcast()
      while waiting > 0 { condition.wait() }
    }
    body(index)
    condition.withLock {
      running -= 1
      condition.broadcast()
    }
  }

  func wait() {
    condition.withLock {
      while running > 0 { condition.wait() }
    }
  }
}

/// Something that one thread waits for and another announces.
final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var isOpen = false

  func open() {
    condition.withLock {
      isOpen = true
      condition.broadcast()
    }
  }

  func wait() {
    condition.withLock {
      while !isOpen { condition.wait() }
    }
  }
}

/// Returns when what was subscribed without a current scheduler before has been subscribed.
func waitForBackgroundSubscriptions() {
  let gate = Gate()
  RACSignal<Int>.createSignal { _ in
    gate.open()
    return nil
  }.subscribe(RACSubscriber())
  gate.wait()
}
