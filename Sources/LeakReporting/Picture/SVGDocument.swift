/// Pictures as one SVG image, one below the other, or beside each other.
struct SVGDocument {
  let pictures: [Picture]
  /// Whether boxes and arrows say which they are, for a script.
  var isNumbered = false
  /// Whether they stand beside each other.
  var isBeside = false

  /// The image as a document of its own; ends with a line feed.
  var text: String {
    (image(
      namespace: " xmlns=\"http://www.w3.org/2000/svg\"",
      extra: [
        "<style>", SVGStyle.rules, "</style>",
      ] + Self.definitions)).map { $0 + "\n" }.joined()
  }

  /// The heads of arrows.
  static let definitions = ["<defs>"] + SVGStyle.markers + ["</defs>"]

  /// The image as an element.
  func image(namespace: String, extra: [String]) -> [String] {
    let drawn = pictures.map { SVGPicture($0, isNumbered: isNumbered) }
    let (widths, heights) = (drawn.map(\.size.width), drawn.map(\.size.height))
    let width = isBeside ? widths.reduce(0, +) : widths.max() ?? 0
    let height = isBeside ? heights.max() ?? 0 : heights.reduce(0, +)
    var (top, left) = (0.0, 0.0)
    var body: [String] = []
    for picture in drawn {
      body += picture.lines(top: top, left: left)
      if isBeside { left += picture.size.width } else { top += picture.size.height }
    }
    let (w, h) = (SVGPicture.number(width), SVGPicture.number(height))
    let title = pictures.map(\.title).joined(separator: "; ")
    return [
      "<svg\(namespace) class=\"leakscope\" viewBox=\"0 0 \(w) \(h)\" width=\"\(w)\" "
        + "height=\"\(h)\" role=\"img\" aria-label=\"\(XMLText.escaped(title))\">",
      "<title>\(XMLText.escaped(title))</title>",
      "<desc>\(XMLText.escaped(pictures.flatMap(\.sentences).joined(separator: " ")))</desc>",
    ] + extra + ["<rect class=\"paper\" width=\"\(w)\" height=\"\(h)\"/>"] + body + ["</svg>"]
  }
}

extension Picture {
  /// What the picture shows, for whoever does not see it.
  var sentences: [String] {
    edges.map { edge in
      let names = edge.names.isEmpty ? "refers to" : edge.names.joined(separator: ", ")
      return "\(nodes[edge.from].name), \(names): \(nodes[edge.to].name)"
        + (edge.isCut ? ", to be cut" : "") + (edge.removal.map { "; \($0)." } ?? ".")
    } + notes
  }
}
