/// A rectangle of a picture.
package struct LayoutFrame: Equatable {
  /// Its left side.
  package var left: Double
  /// Its upper side.
  package var top: Double
  /// From side to side.
  package var width: Double
  /// From top to bottom.
  package var height: Double

  /// Creates a rectangle.
  package init(left: Double, top: Double, width: Double, height: Double) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// Its right side.
  package var right: Double { left + width }
  /// Its lower side.
  package var bottom: Double { top + height }
  /// The point in its middle.
  package var middle: LayoutPoint { LayoutPoint(x: left + width / 2, y: top + height / 2) }

  /// Whether two rectangles have more than an edge in common.
  package func overlaps(_ other: LayoutFrame) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
