/// A disposable whose content becomes known later, once.
///
/// ```
/// SingleAssignmentDisposable ──strong──► its content     until it is disposed
/// ```
///
/// What is set after disposal is disposed at once. Setting it a second time is a programming error.
public final class SingleAssignmentDisposable: Cancelable, @unchecked Sendable {
  private let state = AssignmentState()
  private var content: (any Disposable)?

  /// Creates an empty disposable.
  public init() {}

  /// Whether it was disposed.
  public var isDisposed: Bool { state.isDisposed }

  /// Puts the content in.
  ///
  /// - Parameter disposable: Held strongly until it is disposed.
  public func setDisposable(_ disposable: any Disposable) {
    content = disposable
    if state.markSet("the disposable") { disposeContent() }
  }

  /// Disposes the content, or what will be set, once.
  public func dispose() {
    if state.markDisposed() { disposeContent() }
  }

  private func disposeContent() {
    content?.dispose()
    content = nil
  }
}
