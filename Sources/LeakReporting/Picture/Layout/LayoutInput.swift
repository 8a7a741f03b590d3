/// What is to be laid out: boxes, and arrows between them with the room for what they are called.
package struct LayoutInput {
  /// An arrow.
  package struct Arrow {
    /// The box that it leaves.
    package var from: Int
    /// The box that it leads to.
    package var to: Int
    /// The room for its name.
    package var label: LayoutSize

    /// Creates an arrow.
    package init(from: Int, to: Int, label: LayoutSize) {
      self.from = from
      self.to = to
      self.label = label
    }
  }

  /// The sizes of the boxes.
  package var boxes: [LayoutSize]
  /// The arrows.
  package var arrows: [Arrow]

  /// Describes what is to be laid out.
  package init(boxes: [LayoutSize], arrows: [Arrow]) {
    self.boxes = boxes
    self.arrows = arrows
  }
}
