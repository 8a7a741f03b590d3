/// An expectation that cannot be read as one.
///
/// The file is left as it is.
public enum ExpectationError: Error, Equatable {
  /// The line is not UTF-8.
  case notUTF8(path: String, line: Int)
  /// The first line is not that of an expectation.
  case notAnExpectation(path: String, line: Int)
  /// The file was written by another version of leakscope; `found` is its schema.
  case otherSchema(path: String, line: Int, found: String)
  /// The line ends in a carriage return and a line feed, as editors and Git make it on some systems.
  case carriageReturn(path: String, line: Int)
  /// The last line is not `end`: a part of the file is missing.
  case truncated(path: String, line: Int)
  /// The system does not let the file be read.
  case unreadable(path: String, reason: String)
}
