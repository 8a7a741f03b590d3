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

@Suite struct LayoutSpeedTests {
  @Test func timeGrowsWithTheNumberOfBlocksOnly() {
    var head: Node?
    for number in 0..<5000 {
      let node = Node(number)
      node.next = head
      head = node
    }
    let memory = SelfMemory()
    let reader = ObjectReader(memory: memory)
    var pending = head.map { [UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque())] } ?? []
    var blocks: [FrozenBlock] = []
    while let address = pending.popLast() {
      guard let block = memory.block(startingAt: address) else { continue }
      blocks.append(block)
      reader.forEachReference(in: block) {
        if $0.strength == .counted { pending.append($0.target) }
      }
    }
    #expect(blocks.count == 15_000)
    var count = 0
    let clock = ContinuousClock()
    let time = clock.measure {
      for block in blocks { reader.forEachReference(in: block) { _ in count += 1 } }
    }
    print("blocks", blocks.count, "references", count, "time", time)
    #expect(count >= 19_999)
    while let node = head { head = node.next }
  }
}
