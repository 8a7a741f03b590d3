extension DiffReport {
  /// The forms in which `diff` prints its result.
  public static let formats: [OutputFormat] = [.text, .json, .junit, .tap, .github, .sarif]

  /// The whole in one of those forms.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - style: How text for people is decorated.
  /// - Returns: The text; ends with a line feed.
  /// - Throws: An `EncodingError` when something cannot be expressed in JSON.
  public func text(as format: OutputFormat, style: TextStyle = .plain) throws -> String {
    switch format {
    case .text, .names: text(style: style)
    case .json: try json
    case .junit: JUnitDocument(self).text
    case .tap: TAPDocument(self).text
    case .github: GitHubAnnotations(self).text + summary()
    case .sarif: try SARIFDocument(self).text
    }
  }
}
