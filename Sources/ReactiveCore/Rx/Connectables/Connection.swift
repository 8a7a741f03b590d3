import Synchronization

/// What runs from a source to the subject of a connectable sequence, while it is connected.
///
/// See ``ConnectableObservableAdapter`` for who holds it.
final class Connection<Subject: SubjectType>:
  Receiver<Subject.Element>, Disposable, @unchecked Sendable
{
  private let subject: Subject
  private let subscription = SingleAssignmentDisposable()
  private let state = DisposalState()
  private var parent: ConnectableObservableAdapter<Subject>?

  /// Creates a connection that is not subscribed to the source yet.
  init(parent: ConnectableObservableAdapter<Subject>, subject: Subject) {
    self.parent = parent
    self.subject = subject
  }

  /// Tells the connection what to dispose.
  func setSubscription(_ disposable: any Disposable) { subscription.setDisposable(disposable) }

  override func onNext(_ element: Subject.Element) {
    if !state.isDisposed { subject.on(.next(element)) }
  }

  override func onError(_ error: any Error) { end(.error(error)) }

  override func onCompleted() { end(.completed) }

  /// The connection ends before the subject's observers hear of it: they may connect anew.
  private func end(_ event: Event<Subject.Element>) {
    if state.isDisposed { return }
    dispose()
    subject.on(event)
  }

  /// Ends the connection, without a word to the subject's observers.
  func dispose() {
    guard state.markDisposed() else { return }
    parent.take()?.forget(self)
    subscription.dispose()
  }
}
