extension ObservableType {
  /// Makes another element of each.
  ///
  /// A subscription holds `transform` until it has ended, but not the source.
  ///
  /// - Parameter transform: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The new sequence.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    Map(source: asObservable(), transform: transform)
  }
}

final class Map<Source, Result>: Operator<Source, Result>, @unchecked Sendable {
  private let transform: (Source) throws -> Result

  init(source: Observable<Source>, transform: @escaping (Source) throws -> Result) {
    self.transform = transform
    super.init(source: source)
  }

  override func makeSink(
    _ observer: Receiver<Result>, cancel: SinkDisposer
  ) -> Sink<Source, Result> {
    MapSink(transform: transform, observer: observer, cancel: cancel)
  }
}

final class MapSink<Input, Output>: Sink<Input, Output>, @unchecked Sendable {
  private let transform: (Input) throws -> Output

  init(
    transform: @escaping (Input) throws -> Output, observer: Receiver<Output>, cancel: SinkDisposer
  ) {
    self.transform = transform
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Input) { forward { try transform(element) } }
}
