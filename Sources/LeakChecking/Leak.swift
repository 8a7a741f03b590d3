internal import ReportModel

/// Something that a scope left alive, or several alike.
public struct Leak: Sendable, Hashable {
  /// Why an object is alive.
  public enum Verdict: String, Sendable, CaseIterable {
    /// On a closed ring of strong references, or kept by one.
    case cycle
    /// A path of strong references leads to it from a variable, a task, a run loop, a stack…
    case held
    /// Nothing that is known leads to it: somebody retained it and did not release it.
    case abandoned
    /// Not known; the text says why.
    case unexplained
  }

  /// The type of the object that the leak is shown from.
  public let type: String
  /// The label of that object, if it was tracked with one.
  public let label: String?
  /// How many objects or rings of this kind there are.
  public let count: Int
  /// Why it is alive.
  public let verdict: Verdict
  /// Names the leak, the same in every run and build; nil for an unexplained one.
  public let fingerprint: String?
  /// The references that keep it alive, in words of several lines.
  public let explanation: String

  /// The object in one line: `Screen (cycle)`, `2 × Screen (cycle)`, `Screen "first" (held)`.
  public var summary: String {
    (count == 1 ? "" : "\(count) × ") + type + (label.map { " \"\(VisibleText.line($0))\"" } ?? "")
      + " (\(verdict.rawValue))"
  }
}
