extension Observable {
  /// A sequence that completes while it is being subscribed to.
  public static func empty() -> Observable { EmptyProducer() }
}

final class EmptyProducer<Element>: Observable<Element>, @unchecked Sendable {
  override func subscribe(receiver: Receiver<Element>) -> any Disposable {
    receiver.onCompleted()
    return NopDisposable.noOp
  }
}
