/// An object or a root in a picture.
package struct PictureNode: Equatable {
  /// What it is, which decides how it looks.
  package enum Kind: String, CaseIterable {
    /// Something that lives by its nature: a variable, a queue, a run loop.
    case root
    /// A tracked object that survived.
    case survivor
    /// Another object on the way.
    case object
    /// A closure.
    case closure
    /// A tracked object that deinitialised.
    case gone
    /// Objects that are left out.
    case folded
  }

  /// What it is.
  package var kind: Kind
  /// Its name, in one or more lines.
  package var lines: [String]

  /// Its name on one line.
  package var name: String { lines.joined(separator: " ") }
}
