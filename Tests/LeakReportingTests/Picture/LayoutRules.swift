import LeakReporting
import Testing

/// What everybody expects of a picture.
enum LayoutRules {
  static func expectNothingOverlaps(
    _ layout: LayeredLayout, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frames = layout.boxes + layout.lines.compactMap(\.label)
    for (number, frame) in frames.enumerated() {
      #expect(frame.left >= -0.001 && frame.top >= -0.001, sourceLocation: sourceLocation)
      #expect(
        frame.right <= layout.size.width + 0.001 && frame.bottom <= layout.size.height + 0.001,
        sourceLocation: sourceLocation)
      for other in frames.dropFirst(number + 1) {
        #expect(!frame.shrunk.overlaps(other.shrunk), sourceLocation: sourceLocation)
      }
    }
  }

  static func expectArrowsEndAtBorders(
    _ layout: LayeredLayout, _ input: LayoutInput, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(layout.lines.count == input.arrows.count, sourceLocation: sourceLocation)
    for (line, arrow) in zip(layout.lines, input.arrows) {
      guard let first = line.points.first, let last = line.points.last else { continue }
      #expect(
        layout.boxes[arrow.from].hasOnBorder(first), sourceLocation: sourceLocation)
      #expect(layout.boxes[arrow.to].hasOnBorder(last), sourceLocation: sourceLocation)
      if arrow.label.width > 0 { #expect(line.label != nil, sourceLocation: sourceLocation) }
    }
  }
}

extension LayoutFrame {
  /// The frame without what rounding may add.
  fileprivate var shrunk: LayoutFrame {
    LayoutFrame(left: left + 0.01, top: top + 0.01, width: width - 0.02, height: height - 0.02)
  }

  fileprivate func hasOnBorder(_ point: LayoutPoint) -> Bool {
    let isInWidth = point.x >= left - 0.01 && point.x <= right + 0.01
    let isInHeight = point.y >= top - 0.01 && point.y <= bottom + 0.01
    let isOnSide = abs(point.x - left) < 0.01 || abs(point.x - right) < 0.01
    let isOnEnd = abs(point.y - top) < 0.01 || abs(point.y - bottom) < 0.01
    return isInWidth && isInHeight && (isOnSide || isOnEnd)
  }
}
