public import ReportModel

/// Reports for programs.
///
///     { "reports" : [ { "asDeclared" : true, "ending" : …, "events" : […], … } ], "schema" : 1 }
///
/// One report comes in the same envelope as many, so that a reader needs one way of reading. Each report
/// is the JSON form of `RunReport`, and `asDeclared` is `RunReport.matchesDeclaration`, spelled out so
/// that nobody has to derive it anew.
public struct JSONReport: Sendable {
  let reports: [RunReport]

  /// Creates the document for these reports, in this order.
  public init(_ reports: [RunReport]) { self.reports = reports }

  /// The document; ends with a line feed.
  ///
  /// - Throws: An `EncodingError` when a report holds a number that JSON cannot express.
  public var text: String {
    get throws {
      try JSONDocument.text(of: Envelope(reports: reports.map(Entry.init)))
    }
  }

  private struct Envelope: Encodable {
    let schema = RunReport.schemaVersion
    let reports: [Entry]
  }

  private struct Entry: Encodable {
    let report: RunReport

    enum CodingKeys: String, CodingKey { case asDeclared }

    func encode(to encoder: any Encoder) throws {
      try report.encode(to: encoder)
      var additions = encoder.container(keyedBy: CodingKeys.self)
      try additions.encode(report.matchesDeclaration, forKey: .asDeclared)
    }
  }
}
