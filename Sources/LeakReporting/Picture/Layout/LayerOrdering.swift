/// In which order the items of each layer stand, so that few arrows cross.
///
/// Each item is put at the mean place of those it is connected with in the layer before, up and down in turn;
/// the best order that was seen counts.
package struct LayerOrdering {
  /// The items of each layer from left to right.
  package private(set) var layers: [[Int]]

  private static let sweeps = 24

  /// Orders the items of each layer.
  package init(_ items: LayeredItems) {
    let count = (items.layers.max() ?? -1) + 1
    layers = [[Int]](repeating: [], count: count)
    for item in Self.depthFirst(items) { layers[items.layers[item]].append(item) }
    var best = layers
    var fewest = Self.crossings(layers, items)
    for sweep in 0..<Self.sweeps where fewest > 0 {
      let isDown = sweep.isMultiple(of: 2)
      let order = isDown ? Array(layers.indices) : layers.indices.reversed()
      for layer in order.dropFirst() {
        sort(layer, by: isDown ? items.above : items.below, beside: isDown ? layer - 1 : layer + 1)
      }
      swapNeighbours(items)
      let crossings = Self.crossings(layers, items)
      if crossings < fewest { (best, fewest) = (layers, crossings) }
    }
    layers = best
  }

  /// The items in the order of a search down from each box, so that what belongs together stands together.
  private static func depthFirst(_ items: LayeredItems) -> [Int] {
    var order: [Int] = []
    var isKnown = [Bool](repeating: false, count: items.kinds.count)
    let starts = items.kinds.indices.filter { items.above[$0].isEmpty } + items.kinds.indices
    for start in starts where !isKnown[start] {
      var stack = [start]
      while let item = stack.popLast() {
        guard !isKnown[item] else { continue }
        isKnown[item] = true
        order.append(item)
        stack += items.below[item].reversed()
      }
    }
    return order
  }

  private mutating func sort(_ layer: Int, by neighbours: [[Int]], beside other: Int) {
    let places = Self.places(layers[other])
    let sorted = layers[layer].enumerated().map { place, item in
      let found = neighbours[item].compactMap { places[$0] }
      let mean = found.isEmpty ? Double(place) : Double(found.reduce(0, +)) / Double(found.count)
      return (item: item, mean: mean, place: place)
    }.sorted { ($0.mean, $0.place) < ($1.mean, $1.place) }
    layers[layer] = sorted.map(\.item)
  }

  /// Swaps items side by side where that takes crossings away.
  private mutating func swapNeighbours(_ items: LayeredItems) {
    for layer in layers.indices where layers[layer].count > 1 {
      let up = layer > 0 ? Self.places(layers[layer - 1]) : [:]
      let down = layer + 1 < layers.count ? Self.places(layers[layer + 1]) : [:]
      func cost(_ left: Int, _ right: Int) -> Int {
        Self.inversions(items.above[left], items.above[right], up)
          + Self.inversions(items.below[left], items.below[right], down)
      }
      for place in layers[layer].indices.dropLast() {
        let (left, right) = (layers[layer][place], layers[layer][place + 1])
        if cost(right, left) < cost(left, right) { layers[layer].swapAt(place, place + 1) }
      }
    }
  }

  private static func inversions(_ left: [Int], _ right: [Int], _ places: [Int: Int]) -> Int {
    left.reduce(0) { sum, first in
      sum + right.count { (places[first] ?? 0) > (places[$0] ?? 0) }
    }
  }

  private static func places(_ layer: [Int]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: layer.enumerated().map { ($1, $0) })
  }

  /// How many pairs of arrows cross.
  package static func crossings(_ layers: [[Int]], _ items: LayeredItems) -> Int {
    layers.indices.dropLast().reduce(0) { sum, layer in
      let places = places(layers[layer + 1])
      let ends = layers[layer].flatMap { item in
        items.below[item].compactMap { places[$0] }.sorted()
      }
      // Of each end the ends before it that stand further right.
      return sum
        + ends.indices.reduce(0) { count, place in
          count + ends[..<place].count { $0 > ends[place] }
        }
    }
  }
}
