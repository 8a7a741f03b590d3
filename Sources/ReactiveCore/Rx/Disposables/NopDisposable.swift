/// A disposable with nothing to do and nothing inside.
struct NopDisposable: Disposable {
  /// The one.
  static let noOp = NopDisposable()

  /// Does nothing.
  func dispose() {}
}
