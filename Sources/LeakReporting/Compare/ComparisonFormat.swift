/// A form of a comparison of a leak with its repair.
public enum ComparisonFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
  /// For documents on GitHub and elsewhere that render Mermaid.
  case mermaid
  /// For Graphviz.
  case dot
  /// An image that any browser shows.
  case svg
  /// A page with both reports, their pictures and what differs.
  case html

  /// The form of the pictures, if it has any.
  public var pictures: PictureFormat? { PictureFormat(rawValue: rawValue) }
}
