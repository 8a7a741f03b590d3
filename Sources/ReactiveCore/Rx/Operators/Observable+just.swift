extension Observable {
  /// A sequence that sends one element and completes, while it is being subscribed to.
  ///
  /// - Parameter element: Held strongly by the sequence.
  /// - Returns: The sequence, whose subscriptions have no sink.
  public static func just(_ element: Element) -> Observable { Just(element) }
}

final class Just<Element>: Observable<Element>, @unchecked Sendable {
  private let element: Element

  init(_ element: Element) {
    self.element = element
  }

  override func subscribe(receiver: Receiver<Element>) -> any Disposable {
    receiver.onNext(element)
    receiver.onCompleted()
    return NopDisposable.noOp
  }
}
