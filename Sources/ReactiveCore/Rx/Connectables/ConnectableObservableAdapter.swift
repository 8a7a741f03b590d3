/// A connectable sequence whose subscribers share a subject.
///
/// ```
/// adapter    ──strong──► source, makeSubject      for life
///            ──strong──► subject, connection      until the connection ends
/// connection ──strong──► adapter                  until it ends: the ring that its end breaks
///            ──strong──► subject                  for life
///            ──strong──► the subscription to the source
/// the source's sink or list ──strong──► connection
/// ```
final class ConnectableObservableAdapter<Subject: SubjectType>:
  ConnectableObservable<Subject.Element>, @unchecked Sendable
{
  private let source: Observable<Subject.Element>
  private let makeSubject: () -> Subject
  private let lock = RecursiveLock()
  private var subject: Subject?
  private var connection: Connection<Subject>?

  /// Creates a connectable sequence that is not connected.
  init(source: Observable<Subject.Element>, makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  /// Begins, unless there is a connection already, which is returned then.
  override func connect() -> any Disposable {
    lock.withLock {
      if let connection { return connection }
      let connection = Connection(parent: self, subject: currentSubject())
      self.connection = connection
      connection.setSubscription(source.subscribe(receiver: connection))
      return connection
    }
  }

  override func subscribe(receiver: Receiver<Subject.Element>) -> any Disposable {
    lock.withLock { currentSubject() }.asObservable().subscribe(receiver: receiver)
  }

  private func currentSubject() -> Subject {
    if let subject { return subject }
    let subject = makeSubject()
    self.subject = subject
    return subject
  }

  /// Forgets a connection that has ended, and its subject.
  func forget(_ connection: Connection<Subject>) {
    let released: (Connection<Subject>?, Subject?)? = lock.withLock {
      guard self.connection === connection else { return nil }
      return (self.connection.take(), subject.take())
    }
    withExtendedLifetime(released) {}
  }
}
