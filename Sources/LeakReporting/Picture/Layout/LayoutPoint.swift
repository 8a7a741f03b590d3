/// A point of a picture.
package struct LayoutPoint: Equatable {
  /// How far from the left.
  package var x: Double
  /// How far from the top.
  package var y: Double

  /// Creates a point.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
