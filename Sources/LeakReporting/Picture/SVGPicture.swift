/// A picture as the inside of an SVG image, at its place.
struct SVGPicture {
  private let picture: Picture
  private let layout: LayeredLayout
  /// Whether boxes and arrows say which they are, for a script.
  private let isNumbered: Bool
  private static let margin = 16.0
  private static let titleHeight = 30.0
  private static let noteHeight = 16.0

  /// Lays a picture out.
  init(_ picture: Picture, isNumbered: Bool = false) {
    self.picture = picture
    self.isNumbered = isNumbered
    layout = LayeredLayout(
      LayoutInput(
        boxes: picture.nodes.map(PictureMeasure.size(of:)),
        arrows: picture.edges.map {
          .init(from: $0.from, to: $0.to, label: PictureMeasure.size(of: $0))
        }))
  }

  /// The room that it takes.
  var size: LayoutSize {
    let texts = [picture.title] + picture.notes
    let widest = texts.map { Double(BrokenText.columns($0)) * PictureMeasure.titleCharacter }.max()
    return LayoutSize(
      width: max(layout.size.width, widest ?? 0) + 2 * Self.margin,
      height: layout.size.height + 2 * Self.margin + Self.titleHeight
        + Double(picture.notes.count) * Self.noteHeight)
  }

  /// The elements, moved down and to the right by so much.
  func lines(top: Double, left: Double = 0) -> [String] {
    let shift = (
      x: left + (size.width - layout.size.width) / 2, y: top + Self.margin + Self.titleHeight
    )
    let below = shift.y + layout.size.height + Self.noteHeight
    return [
      "<text class=\"title\" x=\"\(Self.number(left + Self.margin))\" "
        + "y=\"\(Self.number(top + Self.margin + 12))\">\(XMLText.escaped(picture.title))</text>",
      "<g transform=\"translate(\(Self.number(shift.x)) \(Self.number(shift.y)))\">",
    ]
      + picture.edges.indices.map {
        Self.path(picture.edges[$0], layout.lines[$0], mark("e", $0))
      }
      + picture.nodes.indices.map {
        Self.box(picture.nodes[$0], layout.boxes[$0], mark("n", $0))
      }
      + picture.edges.indices.compactMap {
        Self.label(picture.edges[$0], layout.lines[$0], mark("e", $0))
      } + ["</g>"]
      + picture.notes.enumerated().map { place, note in
        "<text class=\"note\" x=\"\(Self.number(left + Self.margin))\" "
          + "y=\"\(Self.number(below + Double(place) * Self.noteHeight))\">"
          + "\(XMLText.escaped(note))</text>"
      }
  }

  private func mark(_ kind: String, _ place: Int) -> String {
    isNumbered ? " data-\(kind)=\"\(place)\"" : ""
  }

  private static func path(
    _ edge: PictureEdge, _ line: LayeredLayout.Line, _ place: String
  ) -> String {
    let first = line.points[0]
    var d = "M\(number(first.x)) \(number(first.y))"
    for (from, to) in zip(line.points, line.points.dropFirst()) {
      if line.isLoop || from.x == to.x {
        d += "L\(number(to.x)) \(number(to.y))"
      } else {
        let middle = (from.y + to.y) / 2
        d += "C\(number(from.x)) \(number(middle)) \(number(to.x)) "
        d += "\(number(middle)) \(number(to.x)) \(number(to.y))"
      }
    }
    let kind =
      edge.kind.rawValue + (edge.isCut ? " cut" : "") + (edge.removal == nil ? "" : " removed")
    let marker = edge.isCut ? "cut" : edge.kind.marker
    return "<path\(place) class=\"edge \(kind)\" d=\"\(d)\" "
      + "marker-end=\"url(#leakscope-\(marker))\"/>"
  }

  private static func box(
    _ node: PictureNode, _ frame: LayoutFrame, _ place: String
  ) -> String {
    let radius = node.kind == .root ? min(16, frame.height / 2) : node.kind == .closure ? 10 : 4
    let start = frame.top + PictureMeasure.nodePadding.height / 2 + 12
    let lines = node.lines.enumerated().map { row, line in
      let isName = row == 0 && line.hasPrefix("\"")
      return "<tspan x=\"\(number(frame.middle.x))\" "
        + "y=\"\(number(start + Double(row) * PictureMeasure.nodeLine))\""
        + (isName ? " class=\"name\"" : "") + ">\(XMLText.escaped(line))</tspan>"
    }
    return "<g\(place) class=\"node \(node.kind.rawValue)\"><rect x=\"\(number(frame.left))\" "
      + "y=\"\(number(frame.top))\" width=\"\(number(frame.width))\" "
      + "height=\"\(number(frame.height))\" rx=\"\(number(radius))\"/>"
      + "<text>\(lines.joined())</text></g>"
  }

  private static func label(
    _ edge: PictureEdge, _ line: LayeredLayout.Line, _ place: String
  ) -> String? {
    guard let frame = line.label else { return nil }
    let struck = edge.removal == nil ? 0 : PictureMeasure.names(of: edge).count
    let lines = PictureMeasure.lines(of: edge).enumerated().map { row, text in
      let y = frame.top + PictureMeasure.labelPadding.height / 2 + 11
      return "<tspan x=\"\(number(frame.middle.x))\" "
        + "y=\"\(number(y + Double(row) * PictureMeasure.labelLine))\""
        + (row < struck ? " class=\"struck\">" : ">")
        + "\(XMLText.escaped(text))</tspan>"
    }
    return
      "<g\(place) class=\"label\(edge.isCut ? " cut" : "")\"><rect x=\"\(number(frame.left))\" "
      + "y=\"\(number(frame.top))\" width=\"\(number(frame.width))\" "
      + "height=\"\(number(frame.height))\" rx=\"3\"/><text>\(lines.joined())</text></g>"
  }

  /// A coordinate with one digit behind the point, the same on every machine.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }
}

extension PictureEdge.Kind {
  /// The name of the head that its arrows have.
  fileprivate var marker: String {
    switch self {
    case .ring, .otherRing: "ring"
    case .strong, .folded, .weak: "strong"
    }
  }
}
