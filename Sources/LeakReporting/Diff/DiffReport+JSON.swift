public import Foundation
import ReportModel

extension DiffReport {
  /// The whole for programs; ends with a line feed.
  ///
  /// - Throws: An `EncodingError` when a difference cannot be expressed in JSON.
  public var json: String {
    get throws { try JSONDocument.text(of: Envelope(self)) }
  }

  /// Why a report for programs cannot be read.
  public enum ReadingError: Error, Equatable {
    /// The bytes are not the JSON form of a report of `diff`.
    case notAReport
    /// The report was written in another version of that form.
    case otherSchema(Int)
  }

  /// Reads a report for programs.
  ///
  /// - Parameter json: Its bytes.
  /// - Throws: ``ReadingError``.
  public init(json: Data) throws(ReadingError) {
    guard let kind = try? JSONDecoder().decode(Kind.self, from: json) else { throw .notAReport }
    guard kind.schema == RunReport.schemaVersion else { throw .otherSchema(kind.schema) }
    guard let envelope = try? JSONDecoder().decode(Envelope.self, from: json),
      envelope.comparisons.allSatisfy({ $0.source.map { $0.line >= 1 } ?? true })
    else { throw .notAReport }
    self.init(
      version: envelope.version, folder: envelope.folder, selection: envelope.selection)
    comparisons = envelope.comparisons
    unreferenced = envelope.unreferenced
    exitStatus = envelope.exitStatus
  }

  private struct Kind: Decodable { let schema: Int }

  private struct Envelope: Codable {
    let schema: Int
    let version: String
    let clean: Bool
    let exitStatus: Int32
    let folder: String?
    let selection: Selection
    let comparisons: [Comparison]
    let unreferenced: [String]

    init(_ report: DiffReport) {
      schema = RunReport.schemaVersion
      version = report.version
      clean = report.isClean
      exitStatus = report.exitStatus
      folder = report.folder
      selection = report.selection
      comparisons = report.comparisons
      unreferenced = report.unreferenced
    }
  }
}
