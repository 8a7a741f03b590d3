/// The work that waits on one thread, in the order of scheduling.
final class TrampolineQueue {
  private var items: [any Invocable] = []
  private var next = 0

  /// Adds a piece of work.
  func enqueue(_ item: any Invocable) { items.append(item) }

  /// Takes out the first piece that was not taken back.
  func dequeue() -> (any Invocable)? {
    while next < items.count {
      let item = items[next]
      next += 1
      if next == items.count { (items, next) = ([], 0) }
      if !item.isDisposed { return item }
    }
    return nil
  }
}
