extension Observable {
  /// A sequence that fails while it is being subscribed to.
  ///
  /// - Parameter error: Held strongly by the sequence.
  /// - Returns: The sequence.
  public static func error(_ error: any Error) -> Observable { ErrorProducer(error) }
}

final class ErrorProducer<Element>: Observable<Element>, @unchecked Sendable {
  private let error: any Error

  init(_ error: any Error) {
    self.error = error
  }

  override func subscribe(receiver: Receiver<Element>) -> any Disposable {
    receiver.onError(error)
    return NopDisposable.noOp
  }
}
