/// A point of a picture.
struct LayoutPoint: Equatable {
  var x: Double
  var y: Double
}
