/// How large something is, in units of a picture.
struct LayoutSize: Equatable {
  var width: Double
  var height: Double
}
