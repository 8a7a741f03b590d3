/// An error that an operator itself sends.
///
/// Source: ReactiveCocoa 2.5, the codes of `RACSignalErrorDomain`.
public enum RACSignalError: Int, Error {
  /// A signal did not end in the time given to it.
  case timedOut = 1
  /// A value for which there is no signal.
  case noMatchingCase = 2
}
