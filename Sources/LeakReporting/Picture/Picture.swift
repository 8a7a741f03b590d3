/// Who owns whom, ready to be drawn.
///
///     RunReport ─► PictureBuilder ─► Picture ─► MermaidDocument, DOTDocument
///                                            ─► PictureLayout ─► SVGDocument, HTMLDocument
struct Picture: Equatable {
  /// What stands above it: the scenario and its summary.
  var title: String
  /// The objects and roots.
  var nodes: [PictureNode] = []
  /// The references between them.
  var edges: [PictureEdge] = []
  /// What is not in the picture, and what there is to know of it, as full sentences.
  var notes: [String] = []
}
