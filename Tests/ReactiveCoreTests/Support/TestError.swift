/// An error that says which one it is.
enum TestError: Error {
  case first, second
}
