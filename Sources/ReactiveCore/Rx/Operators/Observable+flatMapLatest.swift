extension ObservableType {
  /// Makes a sequence of each element and sends the elements of the latest only.
  ///
  /// A subscription holds `selector` until it has ended, but not the source, and one inner subscription: that
  /// to the sequence before is disposed when the next comes.
  ///
  /// - Parameter selector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The new sequence.
  public func flatMapLatest<Inner: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    Switch(source: asObservable()) { try selector($0).asObservable() }
  }
}
