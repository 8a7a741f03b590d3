/// Nodes that wait to be taken in the order of their costs, equal ones in the order of adding.
///
/// The cost of a step takes one of three forms, so queues do the work of a heap in constant time:
/// folded steps join the layer that is being taken, plain ones form the next, and rough ones wait
/// until nothing cheaper is left. These come in the order of their lengths by themselves.
struct Frontier {
  /// What the node taken last costs, and what a step from it is added to.
  private(set) var cost = PathCost()

  private var layer = Queue()
  private var next = Queue()
  private var waiting: [(node: UInt32, length: UInt32)] = []
  private var nextWaiting = 0
  private var rough: [(node: UInt32, length: UInt32)] = []

  private struct Queue {
    var nodes: [UInt32] = []
    var taken = 0

    mutating func take() -> UInt32? {
      guard taken < nodes.count else { return nil }
      defer { taken += 1 }
      return nodes[taken]
    }

    mutating func clear() {
      nodes.removeAll(keepingCapacity: true)
      taken = 0
    }
  }

  /// Adds a node that is one step away from the node taken last; answers what it costs.
  mutating func add(_ node: UInt32, step: StepCost) -> PathCost {
    let reached = cost.adding(step)
    switch step {
    case .folded: layer.nodes.append(node)
    case .plain: next.nodes.append(node)
    case .rough: rough.append((node, reached.length))
    }
    return reached
  }

  /// Takes the cheapest node.
  mutating func take() -> UInt32? {
    repeat {
      if let node = layer.take() { return node }
    } while advance()
    return nil
  }

  /// Goes on to the next layer, or to the next number of rough steps when there is none.
  private mutating func advance() -> Bool {
    layer.clear()
    swap(&layer, &next)
    if nextWaiting == waiting.count, layer.nodes.isEmpty {
      guard !rough.isEmpty else { return false }
      waiting.removeAll(keepingCapacity: true)
      swap(&waiting, &rough)
      nextWaiting = 0
      cost.rough += 1
    }
    cost.length = layer.nodes.isEmpty ? waiting[nextWaiting].length : cost.length + 1
    while nextWaiting < waiting.count, waiting[nextWaiting].length == cost.length {
      layer.nodes.append(waiting[nextWaiting].node)
      nextWaiting += 1
    }
    return true
  }
}
