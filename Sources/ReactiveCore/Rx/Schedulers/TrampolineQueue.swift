/// The work that waits on one thread, in the order of scheduling.
final class TrampolineQueue {
  private var items = Queue<any Invocable>()

  /// Adds a piece of work.
  func enqueue(_ item: any Invocable) { items.append(item) }

  /// Takes out the first piece that was not taken back.
  func dequeue() -> (any Invocable)? {
    while let item = items.popFirst() {
      if !item.isDisposed { return item }
    }
    return nil
  }
}
