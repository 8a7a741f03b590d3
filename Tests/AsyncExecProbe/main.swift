// A program with an asynchronous main function, whose end comes on another thread.

final class Tap { var input: Node? }

final class Node {
  var tap: Tap?
}

final class Waiter {}

func makeRing() async {
  let tap = Tap()
  let node = Node()
  tap.input = node
  await Task.yield()
  node.tap = tap
}

/// Waits for what never comes.
func wait(with waiter: Waiter) async {
  await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  withExtendedLifetime(waiter) {}
}

await makeRing()
Task { await wait(with: Waiter()) }
for _ in 0..<20 { await Task.yield() }
print("ended")
