/// How much room text takes in a picture, which nobody can measure without the font.
///
/// The fonts are those of fixed width; of none that is common a character is wider than this.
enum PictureMeasure {
  static let nodeCharacter = 7.3
  static let nodeLine = 16.0
  static let nodePadding = LayoutSize(width: 24, height: 14)
  static let titleCharacter = 8.0
  static let labelCharacter = 6.7
  static let labelLine = 14.0
  static let labelPadding = LayoutSize(width: 10, height: 4)

  /// The room for a box.
  static func size(of node: PictureNode) -> LayoutSize {
    let widest = node.lines.map(BrokenText.columns).max() ?? 0
    return LayoutSize(
      width: max(60, Double(widest) * nodeCharacter + nodePadding.width),
      height: Double(node.lines.count) * nodeLine + nodePadding.height)
  }

  /// The room for the name of an arrow; none for one without a name.
  static func size(of edge: PictureEdge) -> LayoutSize {
    let lines = lines(of: edge)
    guard let widest = lines.map(BrokenText.columns).max() else {
      return LayoutSize(width: 0, height: 0)
    }
    return LayoutSize(
      width: Double(widest) * labelCharacter + labelPadding.width,
      height: Double(lines.count) * labelLine + labelPadding.height)
  }

  /// So many names of arrows are told; the others are counted.
  private static let mostNames = 3

  /// The name of an arrow in lines, and what is to be known of it.
  static func lines(of edge: PictureEdge) -> [String] {
    names(of: edge) + (edge.isCut ? ["✂ cut here"] : []) + (edge.removal.map { [$0] } ?? [])
  }

  /// The name of an arrow in lines.
  static func names(of edge: PictureEdge) -> [String] {
    let shown = edge.names.count > mostNames ? edge.names.prefix(mostNames - 1) : edge.names[...]
    let rest = edge.names.count - shown.count
    return shown.flatMap { BrokenText.lines(of: $0, width: 26) }
      + (rest > 0 ? ["and \(rest) more"] : [])
  }
}
