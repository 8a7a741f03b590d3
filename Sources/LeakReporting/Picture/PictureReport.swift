public import ReportModel

/// Reports as pictures: who owns whom, the ring in one colour, and what to cut.
public struct PictureReport: Sendable {
  /// So many nodes a picture has at most.
  public static let mostNodes = PictureBuilder.mostNodes

  let reports: [RunReport]
  let showsWeak: Bool
  let program: String

  /// Creates the pictures of these reports, in this order.
  ///
  /// - Parameters:
  ///   - reports: The reports, best with all rings.
  ///   - showsWeak: Whether references are drawn that keep nothing, if the reports have them.
  ///   - program: How hints call the program.
  public init(_ reports: [RunReport], showsWeak: Bool = false, program: String = "leakscope") {
    self.reports = reports
    self.showsWeak = showsWeak
    self.program = program
  }

  /// The pictures in a form; ends with a line feed.
  public func text(as format: PictureFormat) -> String {
    let pictures = reports.map { PictureBuilder($0, showsWeak: showsWeak).picture }
    return switch format {
    case .mermaid: MermaidDocument(pictures: pictures).text
    case .dot: DOTDocument(pictures: pictures).text
    case .svg: SVGDocument(pictures: pictures).text
    case .html:
      HTMLDocument(
        reports: reports, pictures: pictures, timelines: reports.map(Timeline.init),
        program: program
      ).text
    }
  }
}
