import LeakInspection
import Testing

/// What most of a large heap consists of, many times.
private final class Node {
  var next: Node?
  var payload: [Int] = []
  var action: (() -> Void)?
  let number: Int

  init(_ number: Int) {
    self.number = number
    payload = [number, number + 1]
    action = { [weak self] in _ = self }
  }
}

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct LargeHeapTests {
  @Test func allBlocksOfALargeHeapAreRead() {
    var head: Node?
    for number in 0..<5000 {
      let node = Node(number)
      node.next = head
      head = node
    }
    let memory = SelfMemory()
    let reader = ObjectReader(memory: memory)
    var pending = head.map { [UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque())] } ?? []
    var blocks = 0
    var counts: [ReferenceStrength: Int] = [:]
    while let address = pending.popLast() {
      guard let block = memory.block(startingAt: address) else { continue }
      blocks += 1
      reader.forEachReference(in: block) { reference in
        counts[reference.strength, default: 0] += 1
        if reference.strength == .counted { pending.append(reference.target) }
      }
    }
    // A node, the storage of its array, the box of the weak capture.
    #expect(blocks == 15_000)
    #expect(counts[.counted] == 4999 + 5000 + 5000)
    #expect(counts[.weak] == 5000)
    #expect(reader.cutObjectCount == 0)
    while let node = head { head = node.next }
  }
}
