/// How large something is, in units of a picture.
package struct LayoutSize: Equatable {
  /// From side to side.
  package var width: Double
  /// From top to bottom.
  package var height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
