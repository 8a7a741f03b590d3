/// Pictures as a flowchart for Mermaid, as GitHub renders it in a fenced block `mermaid`.
struct MermaidDocument {
  let pictures: [Picture]

  /// The flowchart; ends with a line feed.
  ///
  /// Several pictures stand in a box each.
  var text: String {
    var lines = ["flowchart TB"]
    var links: [(place: Int, edge: PictureEdge)] = []
    for (number, picture) in pictures.enumerated() {
      let indent = pictures.count > 1 ? "    " : "  "
      let id = { (node: Int) in pictures.count > 1 ? "s\(number)n\(node)" : "n\(node)" }
      if pictures.count > 1 {
        lines.append("  subgraph s\(number)[\(Self.quoted([picture.title]))]")
      }
      for (place, node) in picture.nodes.enumerated() {
        let (open, close) = Self.brackets(of: node.kind)
        lines.append(
          "\(indent)\(id(place))\(open)\(Self.quoted(node.lines))\(close):::\(Self.name(of: node.kind))"
        )
      }
      for edge in picture.edges {
        let isDashed = edge.kind == .weak || edge.kind == .folded || edge.removal != nil
        let arrow = isDashed ? "-.->" : "-->"
        let names =
          edge.names + (edge.isCut ? ["(cut here)"] : []) + (edge.removal.map { ["(\($0))"] } ?? [])
        let label = names.isEmpty ? "" : "|\(Self.quoted(names))|"
        lines.append("\(indent)\(id(edge.from)) \(arrow)\(label) \(id(edge.to))")
        links.append((links.count, edge))
      }
      for (place, note) in picture.notes.enumerated() {
        lines.append("\(indent)\(id(picture.nodes.count + place))[\(Self.quoted([note]))]:::note")
      }
      if pictures.count > 1 { lines.append("  end") }
    }
    lines += Self.classes.map { "  \($0)" }
    lines += Self.linkStyles(links).map { "  \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The text of a label in quotes: what Mermaid or HTML would understand is written as its number.
  static func quoted(_ lines: [String]) -> String {
    "\"" + lines.map(escaped).joined(separator: "<br/>") + "\""
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", "\\", "|", "*", "_", "~", "[", "]", "{", "}", "(", ")",
        ";":
        result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The name of a kind's class; Mermaid has one called `root` itself.
  private static func name(of kind: PictureNode.Kind) -> String {
    kind == .root ? "holder" : kind.rawValue
  }

  private static func brackets(of kind: PictureNode.Kind) -> (String, String) {
    switch kind {
    case .root: ("([", "])")
    case .closure: ("(", ")")
    case .survivor, .object, .gone, .folded: ("[", "]")
    }
  }

  private static let classes = [
    "classDef holder fill:#ddf4ff,stroke:#0969da,color:#1f2328",
    "classDef survivor fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-width:2px",
    "classDef object fill:#f6f8fa,stroke:#59636e,color:#1f2328",
    "classDef closure fill:#fbefff,stroke:#8250df,color:#1f2328",
    "classDef gone fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
    "classDef folded fill:#f6f8fa,stroke:#59636e,color:#1f2328,stroke-dasharray:4 3",
    "classDef note fill:#fff8c5,stroke:#9a6700,color:#1f2328",
  ]

  private static func linkStyles(_ links: [(place: Int, edge: PictureEdge)]) -> [String] {
    let styles: [(String, (PictureEdge) -> Bool)] = [
      ("stroke:#bf8700,stroke-width:4px", { $0.isCut }),
      ("stroke:#cf222e,stroke-width:2.5px", { $0.kind == .ring && !$0.isCut }),
      ("stroke:#cf222e,stroke-width:1.2px", { $0.kind == .otherRing && !$0.isCut }),
    ]
    return styles.compactMap { style, isMeant in
      let places = links.filter { isMeant($0.edge) }.map { String($0.place) }
      return places.isEmpty ? nil : "linkStyle \(places.joined(separator: ",")) \(style)"
    }
  }
}
