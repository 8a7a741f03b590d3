// A program with an asynchronous main function, whose end comes on another thread.

final class Tap { var input: Node? }

final class Node {
  var tap: Tap?
}

final class Waiter {}

nonisolated(unsafe) var seen: AnyObject?

/// Does what the optimiser cannot do without the object.
@inline(never)
func see(_ object: AnyObject) { seen = object }

func makeRing() async {
  let tap = Tap()
  let node = Node()
  tap.input = node
  await Task.yield()
  node.tap = tap
  see(node)
  see(tap)
}

/// Waits for what never comes.
func wait(with waiter: Waiter) async {
  await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  withExtendedLifetime(waiter) {}
}

await makeRing()
Task {
  let waiter = Waiter()
  see(waiter)
  await wait(with: waiter)
}
for _ in 0..<20 { await Task.yield() }
seen = nil
print("ended")
