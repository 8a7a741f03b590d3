import ReportModel

/// Who owns whom, ready to be drawn.
///
///     RunReport ─► PictureBuilder ─► Picture ─► MermaidDocument, DOTDocument
///                                            ─► PictureLayout ─► SVGDocument, HTMLDocument
package struct Picture: Equatable {
  /// What stands above it: the scenario and its summary.
  package var title: String
  /// The objects and roots.
  package var nodes: [PictureNode] = []
  /// The references between them.
  package var edges: [PictureEdge] = []
  /// What is not in the picture, and what there is to know of it, as full sentences.
  package var notes: [String] = []
}

extension Picture {
  /// Adds the box of a root of this name, and returns its place among the nodes.
  mutating func addRoot(_ name: String) -> Int {
    nodes.append(PictureNode(kind: .root, lines: BrokenText.lines(of: VisibleText.line(name))))
    return nodes.count - 1
  }
}
