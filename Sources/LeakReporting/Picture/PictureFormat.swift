/// A form in which pictures of reports are made.
public enum PictureFormat: String, CaseIterable, Sendable {
  /// For documents on GitHub and elsewhere that render Mermaid.
  case mermaid
  /// For Graphviz.
  case dot
  /// An image that any browser shows.
  case svg
  /// A page with the reports and their pictures.
  case html
}
