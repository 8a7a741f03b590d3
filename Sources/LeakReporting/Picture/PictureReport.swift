public import ReportModel

/// Reports as pictures: who owns whom, the ring in one colour, and what to cut.
public struct PictureReport: Sendable {
  /// So many nodes a picture has at most.
  public static let mostNodes = PictureBuilder.mostNodes

  let reports: [RunReport]
  let showsWeak: Bool
  let program: String
  private var isPair = false

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

  /// Creates the pictures of a leak and of its repair, beside each other.
  ///
  /// - Parameters:
  ///   - leak: The report on the scenario that leaks, best with all rings.
  ///   - fix: The report on the scenario that repairs it, with snapshots.
  ///   - program: How hints call the program.
  public init(leak: RunReport, fix: RunReport, program: String = "leakscope") {
    self.init([leak, fix], program: program)
    isPair = true
  }

  /// The pictures in a form; ends with a line feed.
  public func text(as format: PictureFormat) -> String {
    switch format {
    case .mermaid: MermaidDocument(pictures: pictures).text
    case .dot: DOTDocument(pictures: pictures).text
    case .svg: SVGDocument(pictures: pictures, isBeside: isPair).text
    case .html:
      HTMLDocument(
        reports: reports,
        pictures: reports.map { PictureBuilder($0, showsWeak: showsWeak).picture },
        pairs: reports.map(comparison), timelines: reports.map(Timeline.init), program: program
      ).text
    }
  }

  private var pictures: [Picture] {
    guard isPair else { return reports.map { PictureBuilder($0, showsWeak: showsWeak).picture } }
    let pair = PicturePair(leak: reports[0], fix: reports[1], showsWeak: showsWeak)
    return [pair.leak, pair.fix]
  }

  /// A leak beside its repair, if that is one of the reports and was looked into while it ran.
  private func comparison(_ leak: RunReport) -> HTMLComparison? {
    let fix =
      isPair
      ? (leak.scenario == reports[0].scenario ? reports[1] : nil)
      : reports.first { $0.scenario.name == leak.scenario.fixedBy && $0.snapshots != nil }
    return fix.map { HTMLComparison(leak: leak, fix: $0, showsWeak: showsWeak, program: program) }
  }
}
