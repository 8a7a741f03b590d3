/// Four blocks: itself, the storage of its array, the box of the weak capture, the side table.
final class LoadNode {
  var next: LoadNode?
  var payload: [Int] = []
  var action: (() -> Void)?

  init(_ number: Int) {
    payload = [number, number + 1]
    action = { [weak self] in _ = self }
  }
}

/// A load for whoever records a heap, and for whoever reads it.
enum Heap {
  nonisolated(unsafe) private static var head: LoadNode?

  /// Makes so many objects of four blocks each that live, and ten times as many that do not.
  @inline(never)
  static func fill(_ count: Int) -> Int {
    for number in 0..<count {
      let node = LoadNode(number)
      node.next = head
      head = node
    }
    var sum = 0
    for number in 0..<10 * count { sum &+= LoadNode(number).payload[1] }
    return sum
  }
}
