/// A part of a sequence, each subscription to which keeps the whole going.
///
/// ```
/// AddRef ──strong──► source, refCount            for life
/// a subscription ──strong──► a child of refCount until it is disposed
/// ```
final class AddRef<Element>: Producer<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let refCount: RefCountDisposable

  init(source: Observable<Element>, refCount: RefCountDisposable) {
    self.source = source
    self.refCount = refCount
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = AddRefSink<Element>(observer: observer, cancel: cancel)
    let child = refCount.retain()
    return (sink, BinaryDisposable(child, source.subscribe(receiver: sink)))
  }
}

final class AddRefSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  override func onNext(_ element: Element) { forwardNext(element) }
}
