/// A rectangle of a picture.
struct LayoutFrame: Equatable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }
  var middle: LayoutPoint { LayoutPoint(x: left + width / 2, y: top + height / 2) }

  /// Whether two rectangles have more than an edge in common.
  func overlaps(_ other: LayoutFrame) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
