/// Why something could not be written.
package enum ConsoleError: Error {
  /// Nobody reads the output any more. That is no failure: the reader has seen enough.
  case closedPipe
  /// The system refused; `place` is a path or the name of a stream.
  case cannotWrite(place: String, reason: String)
}
