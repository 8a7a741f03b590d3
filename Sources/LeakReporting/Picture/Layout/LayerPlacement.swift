/// Where the items of the layers stand.
///
/// From side to side every item is drawn to those it is connected with, layer by layer up and down; within a
/// layer the places nearest to that are taken at which nothing overlaps, which pooling neighbours finds.
struct LayerPlacement {
  /// The middle of each item from side to side.
  private(set) var x: [Double]
  /// The top of each layer.
  private(set) var tops: [Double] = []
  /// The height of each layer.
  private(set) var heights: [Double] = []

  private static let gap = 22.0
  private static let layerGap = 20.0
  private static let sweeps = 30
  private static let straightenings = 6

  private let items: LayeredItems
  private let ordering: LayerOrdering
  private let extraWidth: [Double]

  /// Places the items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - ordering: Their order.
  ///   - extraWidth: The room that an item needs on its right.
  init(_ items: LayeredItems, _ ordering: LayerOrdering, extraWidth: [Double]) {
    self.items = items
    self.ordering = ordering
    self.extraWidth = extraWidth
    x = [Double](repeating: 0, count: items.kinds.count)
    for layer in ordering.layers { settle(layer, layer.map { _ in (0, 1) }) }
    for sweep in 0..<Self.sweeps {
      let isLast = sweep >= Self.sweeps - 6
      let order =
        sweep.isMultiple(of: 2) ? ordering.layers : ordering.layers.reversed()
      for layer in order {
        settle(
          layer,
          layer.map { item in
            wish(
              of: item,
              for: isLast
                ? items.above[item] + items.below[item]
                : sweep.isMultiple(of: 2) ? items.above[item] : items.below[item])
          })
      }
    }
    for _ in 0..<Self.straightenings { straighten() }
    var top = 0.0
    for layer in ordering.layers {
      let height = layer.map { items.sizes[$0].height }.max() ?? 0
      tops.append(top)
      heights.append(height)
      top += height + (layer.isEmpty ? 0 : Self.layerGap)
    }
    let left = x.indices.map { x[$0] - items.sizes[$0].width / 2 }.min() ?? 0
    for item in x.indices { x[item] -= left }
  }

  /// Makes long arrows straight as far as there is room: each of their places moves to the middle one.
  private mutating func straighten() {
    var room: [Int: ClosedRange<Double>] = [:]
    func measure(_ layer: [Int]) {
      for (place, item) in layer.enumerated() {
        let left = place > 0 ? x[layer[place - 1]] + distance(layer[place - 1], item) : -1e9
        let right =
          place + 1 < layer.count ? x[layer[place + 1]] - distance(item, layer[place + 1]) : 1e9
        room[item] = min(left, x[item])...max(right, x[item])
      }
    }
    for chain in items.chains where chain.count > 3 {
      let between = chain.dropFirst().dropLast()
      let middle = between.map { x[$0] }.sorted()[between.count / 2]
      for item in between {
        measure(ordering.layers[items.layers[item]])
        guard let room = room[item] else { continue }
        x[item] = Swift.min(Swift.max(middle, room.lowerBound), room.upperBound)
      }
    }
  }

  /// How far apart the middles of two items side by side are at least.
  private func distance(_ left: Int, _ right: Int) -> Double {
    (items.sizes[left].width + items.sizes[right].width) / 2 + extraWidth[left] + Self.gap
  }

  /// Where an item wants to stand for its neighbours, and how much.
  private func wish(of item: Int, for neighbours: [Int]) -> (place: Double, weight: Double) {
    guard !neighbours.isEmpty else { return (x[item], 0.1) }
    var (sum, weight) = (0.0, 0.0)
    for other in neighbours {
      let pull = pull(item, other)
      sum += x[other] * pull
      weight += pull
    }
    return (sum / weight, weight)
  }

  /// How much two items are drawn to each other: what makes an arrow straight draws most.
  private func pull(_ item: Int, _ other: Int) -> Double {
    let isBox = { (item: Int) in if case .box = items.kinds[item] { true } else { false } }
    return switch (isBox(item), isBox(other)) {
    case (false, false): 8
    case (true, true): 1
    default: 2
    }
  }

  /// Moves the items of a layer as near to the wanted places as their order and widths allow.
  private mutating func settle(
    _ layer: [Int], _ wishes: [(place: Double, weight: Double)]
  ) {
    guard let first = layer.first else { return }
    var offsets = [0.0]
    var last = first
    for item in layer.dropFirst() {
      offsets.append(offsets[offsets.count - 1] + distance(last, item))
      last = item
    }
    // Without the offsets the places only must not decrease.
    var pools: [(sum: Double, weight: Double, count: Int)] = []
    for (place, wish) in wishes.enumerated() {
      pools.append(((wish.place - offsets[place]) * wish.weight, wish.weight, 1))
      while pools.count > 1 {
        let (before, after) = (pools[pools.count - 2], pools[pools.count - 1])
        guard before.sum / before.weight > after.sum / after.weight else { break }
        pools.removeLast(2)
        pools.append(
          (before.sum + after.sum, before.weight + after.weight, before.count + after.count))
      }
    }
    var place = 0
    for pool in pools {
      for _ in 0..<pool.count {
        x[layer[place]] = pool.sum / pool.weight + offsets[place]
        place += 1
      }
    }
  }
}
