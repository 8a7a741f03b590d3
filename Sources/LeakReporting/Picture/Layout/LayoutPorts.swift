/// Where arrows leave and reach the borders of boxes: side by side, in the order of where they lead.
struct LayoutPorts {
  /// Where each arrow stands at the lower border of its upper box.
  private(set) var leaving: [Int: Double] = [:]
  /// Where each arrow stands at the upper border of its lower box.
  private(set) var arriving: [Int: Double] = [:]

  private static let distance = 22.0

  init(_ items: LayeredItems, _ placement: LayerPlacement) {
    var below: [Int: [(arrow: Int, x: Double)]] = [:]
    var above: [Int: [(arrow: Int, x: Double)]] = [:]
    for (arrow, chain) in items.chains.enumerated() where chain.count > 1 {
      below[chain[0], default: []].append((arrow, placement.x[chain[1]]))
      above[chain[chain.count - 1], default: []]
        .append((arrow, placement.x[chain[chain.count - 2]]))
    }
    for (box, arrows) in below { leaving.merge(spread(arrows, box, items, placement)) { $1 } }
    for (box, arrows) in above { arriving.merge(spread(arrows, box, items, placement)) { $1 } }
  }

  private func spread(
    _ arrows: [(arrow: Int, x: Double)], _ box: Int, _ items: LayeredItems,
    _ placement: LayerPlacement
  ) -> [Int: Double] {
    let sorted = arrows.sorted { ($0.x, $0.arrow) < ($1.x, $1.arrow) }
    let room = max(0, items.sizes[box].width - 20)
    let distance =
      sorted.count > 1 ? min(Self.distance, room / Double(sorted.count - 1)) : 0
    let start = placement.x[box] - distance * Double(sorted.count - 1) / 2
    return Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { place, arrow in
        (arrow.arrow, start + distance * Double(place))
      })
  }
}
