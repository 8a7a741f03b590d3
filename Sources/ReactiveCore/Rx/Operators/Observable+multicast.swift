extension ObservableType {
  /// A connectable sequence whose subscribers share a subject.
  ///
  /// - Parameter makeSubject: Makes the subject of each connection; held strongly by the returned sequence.
  /// - Returns: The sequence, which does not begin before it is connected.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Element> where Subject.Element == Element {
    ConnectableObservableAdapter(source: asObservable(), makeSubject: makeSubject)
  }

  /// A connectable sequence whose subscribers share a subject, the same in every connection.
  ///
  /// - Parameter subject: Held strongly by the returned sequence.
  /// - Returns: The sequence, which does not begin before it is connected.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Element> where Subject.Element == Element {
    multicast { subject }
  }
}
