/// What stands in the layers: boxes, names of arrows, and the places where long arrows pass.
package struct LayeredItems {
  /// What an item is.
  package enum Kind: Equatable {
    /// A box of the input.
    case box(Int)
    /// The name of an arrow.
    case label(Int)
    /// A place that an arrow passes.
    case bend(Int)
  }

  /// The items.
  package private(set) var kinds: [Kind] = []
  /// Their sizes.
  package private(set) var sizes: [LayoutSize] = []
  /// Their layers.
  package private(set) var layers: [Int] = []
  /// The items of each arrow from its upper box to its lower one; empty for an arrow from a box to itself.
  package private(set) var chains: [[Int]] = []
  /// The items that lead to each item from above.
  package private(set) var above: [[Int]] = []
  /// The items that each item leads to below.
  package private(set) var below: [[Int]] = []

  private static let bendSize = LayoutSize(width: 10, height: 0)

  /// Makes the items of boxes and arrows whose layers are known.
  package init(_ input: LayoutInput, _ assignment: LayerAssignment) {
    for (number, size) in input.boxes.enumerated() {
      add(.box(number), size, layer: assignment.layers[number])
    }
    for (number, arrow) in input.arrows.enumerated() {
      let (upper, lower) = assignment.ends(of: number, in: input)
      guard upper != lower else {
        chains.append([])
        continue
      }
      let between = (assignment.layers[upper] + 1)..<assignment.layers[lower]
      // The name stands in the layer for names that is nearest to the owner.
      let named = assignment.isReversed[number] ? between.upperBound - 1 : between.lowerBound
      var chain = [upper]
      for layer in between {
        let isNamed = layer == named && arrow.label.width > 0
        add(
          isNamed ? .label(number) : .bend(number), isNamed ? arrow.label : Self.bendSize,
          layer: layer)
        chain.append(kinds.count - 1)
      }
      chain.append(lower)
      for (first, second) in zip(chain, chain.dropFirst()) {
        below[first].append(second)
        above[second].append(first)
      }
      chains.append(chain)
    }
  }

  private mutating func add(_ kind: Kind, _ size: LayoutSize, layer: Int) {
    kinds.append(kind)
    sizes.append(size)
    layers.append(layer)
    above.append([])
    below.append([])
  }
}
