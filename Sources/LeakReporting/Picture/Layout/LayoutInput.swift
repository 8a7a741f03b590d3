/// What is to be laid out: boxes, and arrows between them with the room for what they are called.
struct LayoutInput {
  /// An arrow.
  struct Arrow {
    var from: Int
    var to: Int
    /// The room for its name.
    var label: LayoutSize
  }

  /// The sizes of the boxes.
  var boxes: [LayoutSize]
  /// The arrows.
  var arrows: [Arrow]
}
