/// A layered layout: owners above what they own.
///
///     LayoutInput ─► LayerAssignment ─► LayeredItems ─► LayerOrdering ─► LayerPlacement ─► LayeredLayout
///
/// No two boxes or names overlap, and arrows begin and end at the borders of their boxes.
package struct LayeredLayout {
  /// An arrow from its owner to what is owned.
  package struct Line: Equatable {
    /// The points that it passes, the first and last at the borders of boxes; upright in each.
    package var points: [LayoutPoint]
    /// Where its name stands; nil if it has none.
    package var label: LayoutFrame?
    /// Whether it leads from a box to itself.
    package var isLoop = false
  }

  /// Where the boxes stand.
  package private(set) var boxes: [LayoutFrame] = []
  /// The arrows, in the order of the input.
  package private(set) var lines: [Line] = []
  /// The room that all of it takes.
  package private(set) var size = LayoutSize(width: 0, height: 0)

  private static let loopWidth = 26.0

  /// Lays boxes and arrows out.
  package init(_ input: LayoutInput) {
    let assignment = LayerAssignment(input)
    let items = LayeredItems(input, assignment)
    let ordering = LayerOrdering(items)
    var extra = [Double](repeating: 0, count: items.kinds.count)
    for arrow in input.arrows where arrow.from == arrow.to {
      extra[arrow.from] += Self.loopWidth + arrow.label.width
    }
    let placement = LayerPlacement(items, ordering, extraWidth: extra)
    for number in input.boxes.indices {
      boxes.append(Self.frame(of: number, items, placement))
    }
    let ports = LayoutPorts(items, placement)
    var loops: [Int: Double] = [:]
    for (number, arrow) in input.arrows.enumerated() {
      if arrow.from == arrow.to {
        let offset = loops[arrow.from, default: 0]
        loops[arrow.from] = offset + Self.loopWidth + arrow.label.width
        lines.append(Self.loop(at: boxes[arrow.from], offset: offset, label: arrow.label))
      } else {
        lines.append(
          Self.line(
            items.chains[number], isReversed: assignment.isReversed[number], items, placement,
            ports, arrow: number))
      }
    }
    let frames = boxes + lines.compactMap(\.label)
    let ends = lines.flatMap(\.points)
    size = LayoutSize(
      width: (frames.map(\.right) + ends.map(\.x)).max() ?? 0,
      height: (frames.map(\.bottom) + ends.map(\.y)).max() ?? 0)
  }

  private static func frame(
    of item: Int, _ items: LayeredItems, _ placement: LayerPlacement
  ) -> LayoutFrame {
    let (size, layer) = (items.sizes[item], items.layers[item])
    return LayoutFrame(
      left: placement.x[item] - size.width / 2,
      top: placement.tops[layer] + (placement.heights[layer] - size.height) / 2,
      width: size.width, height: size.height)
  }

  private static func line(
    _ chain: [Int], isReversed: Bool, _ items: LayeredItems, _ placement: LayerPlacement,
    _ ports: LayoutPorts, arrow: Int
  ) -> Line {
    let (upper, lower) = (frame(of: chain[0], items, placement), chain[chain.count - 1])
    var points = [LayoutPoint(x: ports.leaving[arrow] ?? upper.middle.x, y: upper.bottom)]
    var label: LayoutFrame?
    for item in chain.dropFirst().dropLast() {
      let frame = frame(of: item, items, placement)
      let layer = items.layers[item]
      if case .label = items.kinds[item] { label = frame }
      // Through the whole layer, so that it passes beside everything that stands there.
      points.append(LayoutPoint(x: placement.x[item], y: placement.tops[layer]))
      points.append(
        LayoutPoint(x: placement.x[item], y: placement.tops[layer] + placement.heights[layer]))
    }
    let end = frame(of: lower, items, placement)
    points.append(LayoutPoint(x: ports.arriving[arrow] ?? end.middle.x, y: end.top))
    return Line(points: isReversed ? points.reversed() : points, label: label)
  }

  private static func loop(
    at box: LayoutFrame, offset: Double, label: LayoutSize
  ) -> Line {
    let right = box.right + offset + loopWidth
    let (upper, lower) = (box.top + box.height * 0.3, box.top + box.height * 0.7)
    return Line(
      points: [
        LayoutPoint(x: box.right, y: upper), LayoutPoint(x: right - 8, y: upper),
        LayoutPoint(x: right - 8, y: lower), LayoutPoint(x: box.right, y: lower),
      ],
      label: label.width > 0
        ? LayoutFrame(
          left: right, top: box.middle.y - label.height / 2, width: label.width,
          height: label.height) : nil,
      isLoop: true)
  }
}
