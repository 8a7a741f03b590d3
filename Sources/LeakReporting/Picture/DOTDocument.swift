/// Pictures in the language of Graphviz.
struct DOTDocument {
  let pictures: [Picture]

  /// The graph; ends with a line feed.
  ///
  /// Several pictures stand in a box each.
  var text: String {
    var lines = [
      "digraph leakscope {",
      "  graph [fontname=\"monospace\" labelloc=t rankdir=TB]",
      "  node [fontname=\"monospace\" fontsize=11 shape=box style=\"rounded,filled\"]",
      "  edge [fontname=\"monospace\" fontsize=10 color=\"#59636e\"]",
    ]
    for (number, picture) in pictures.enumerated() {
      if pictures.count > 1 { lines.append("  subgraph cluster_\(number) {") }
      lines += body(of: picture, prefix: pictures.count > 1 ? "s\(number)n" : "n").map {
        (pictures.count > 1 ? "    " : "  ") + $0
      }
      if pictures.count > 1 { lines.append("  }") }
    }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private func body(of picture: Picture, prefix: String) -> [String] {
    ["label=\(Self.quoted([picture.title] + picture.notes))"]
      + picture.nodes.enumerated().map { place, node in
        "\(prefix)\(place) [label=\(Self.quoted(node.lines)) \(Self.look(of: node.kind))]"
      }
      + picture.edges.map { edge in
        let names =
          edge.names + (edge.isCut ? ["(cut here)"] : []) + (edge.removal.map { ["(\($0))"] } ?? [])
        let label = names.isEmpty ? "" : " label=\(Self.quoted(names))"
        return "\(prefix)\(edge.from) -> \(prefix)\(edge.to) [class=\"\(edge.kind.rawValue)\""
          + label + Self.look(of: edge) + "]"
      }
  }

  /// The text of a label in quotes.
  static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.reduce(into: "") { text, character in
        if character == "\"" || character == "\\" { text.append("\\") }
        text.append(character)
      }
    }
    return "\"" + escaped.joined(separator: "\\n") + "\""
  }

  private static func look(of kind: PictureNode.Kind) -> String {
    switch kind {
    case .root: "fillcolor=\"#ddf4ff\" color=\"#0969da\""
    case .survivor: "fillcolor=\"#ffebe9\" color=\"#cf222e\" penwidth=2"
    case .object: "fillcolor=\"#f6f8fa\" color=\"#59636e\""
    case .closure: "fillcolor=\"#fbefff\" color=\"#8250df\""
    case .gone: "fillcolor=\"#dafbe1\" color=\"#1a7f37\""
    case .folded: "fillcolor=\"#f6f8fa\" color=\"#59636e\" style=\"rounded,filled,dashed\""
    }
  }

  private static func look(of edge: PictureEdge) -> String {
    if edge.removal != nil { return " color=\"#bf8700\" penwidth=3 style=dashed" }
    if edge.isCut { return " color=\"#bf8700\" penwidth=3" }
    return switch edge.kind {
    case .ring: " color=\"#cf222e\" penwidth=2"
    case .otherRing: " color=\"#cf222e\""
    case .weak: " style=dashed constraint=false"
    case .strong, .folded: ""
    }
  }
}
