/// Which layer each box stands in, so that arrows lead downwards but for those that close a ring.
///
/// An arrow to a box that the search is still below closes a ring and counts the other way round. Every box
/// stands right below the lowest of those that lead to it; layers of boxes have even numbers, so that between
/// any two of them there is one for the names of arrows.
package struct LayerAssignment {
  /// The layer of each box.
  package private(set) var layers: [Int]
  /// For each arrow whether it leads upwards.
  package private(set) var isReversed: [Bool]

  /// Finds a layer for each box.
  package init(_ input: LayoutInput) {
    layers = [Int](repeating: 0, count: input.boxes.count)
    isReversed = [Bool](repeating: false, count: input.arrows.count)
    let order = breakRings(input)
    for box in order {
      for arrow in input.arrows.indices {
        let (upper, lower) = ends(of: arrow, in: input)
        if upper == box, upper != lower { layers[lower] = max(layers[lower], layers[box] + 2) }
      }
    }
    pullDown(order, input)
  }

  /// The ends of an arrow, the upper one first.
  package func ends(of arrow: Int, in input: LayoutInput) -> (upper: Int, lower: Int) {
    let ends = input.arrows[arrow]
    return isReversed[arrow] ? (ends.to, ends.from) : (ends.from, ends.to)
  }

  /// Finds the arrows that close a ring; returns the boxes so that the others lead forwards.
  private mutating func breakRings(_ input: LayoutInput) -> [Int] {
    var leaving = [[Int]](repeating: [], count: input.boxes.count)
    var arriving = [Int](repeating: 0, count: input.boxes.count)
    for (number, arrow) in input.arrows.enumerated() where arrow.from != arrow.to {
      leaving[arrow.from].append(number)
      arriving[arrow.to] += 1
    }
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: input.boxes.count)
    var finished: [Int] = []
    // What nothing leads to first, then in the given order, which is that of reading.
    let starts = input.boxes.indices.filter { arriving[$0] == 0 } + input.boxes.indices
    for start in starts where states[start] == .new {
      states[start] = .open
      var stack = [(box: start, next: 0)]
      while let (box, next) = stack.last {
        guard next < leaving[box].count else {
          states[box] = .done
          finished.append(box)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let arrow = leaving[box][next]
        let target = input.arrows[arrow].to
        switch states[target] {
        case .open: isReversed[arrow] = true
        case .new:
          states[target] = .open
          stack.append((target, 0))
        case .done: break
        }
      }
    }
    return finished.reversed()
  }

  /// Moves boxes that nothing leads to down to what they lead to, so that arrows are short.
  private mutating func pullDown(_ order: [Int], _ input: LayoutInput) {
    for box in order {
      var below: [Int] = []
      var hasOwner = false
      for arrow in input.arrows.indices {
        let (upper, lower) = ends(of: arrow, in: input)
        guard upper != lower else { continue }
        if upper == box { below.append(layers[lower]) }
        if lower == box { hasOwner = true }
      }
      if !hasOwner, let nearest = below.min() { layers[box] = nearest - 2 }
    }
  }
}
