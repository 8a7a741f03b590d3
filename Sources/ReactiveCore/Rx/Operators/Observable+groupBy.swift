extension ObservableType {
  /// Sends a sequence for each key, to which the elements of that key belong.
  ///
  /// A subscription holds the returned sequence, and thereby the source, until it has ended, and **one subject
  /// per key that has come**. The source is left only when the subscription and all subscriptions to groups are
  /// disposed. A group passes on what comes from when it is subscribed to.
  ///
  /// - Parameter keySelector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The sequence of groups.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    GroupBy(source: asObservable(), keySelector: keySelector)
  }
}

/// The elements of one key.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What the elements have in common.
  public let key: Key
  private let source: Observable<Element>

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - key: What the elements have in common.
  ///   - source: The elements; held strongly.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Subscribes an observer to the elements of the key.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The sequence of the elements.
  public func asObservable() -> Observable<Element> { source }
}

final class GroupBy<Key: Hashable, Element>: Producer<GroupedObservable<Key, Element>>,
  @unchecked Sendable
{
  fileprivate let source: Observable<Element>
  fileprivate let keySelector: (Element) throws -> Key

  init(source: Observable<Element>, keySelector: @escaping (Element) throws -> Key) {
    self.source = source
    self.keySelector = keySelector
  }

  override func run(
    _ observer: Receiver<GroupedObservable<Key, Element>>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = GroupBySink(parent: self, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

final class GroupBySink<Key: Hashable, Element>: Sink<Element, GroupedObservable<Key, Element>>,
  @unchecked Sendable
{
  private let parent: GroupBy<Key, Element>
  private let subscription = SingleAssignmentDisposable()
  private let groupCount: RefCountDisposable
  private var groups: [Key: PublishSubject<Element>] = [:]
  /// In the order of their first elements: so they are told of the end.
  private var subjects: [PublishSubject<Element>] = []

  init(
    parent: GroupBy<Key, Element>, observer: Receiver<GroupedObservable<Key, Element>>,
    cancel: SinkDisposer
  ) {
    self.parent = parent
    groupCount = RefCountDisposable(disposable: subscription)
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func run() -> any Disposable {
    subscription.setDisposable(parent.source.subscribe(receiver: self))
    return groupCount
  }

  override func onNext(_ element: Element) {
    do {
      group(for: try parent.keySelector(element)).onNext(element)
    } catch {
      onError(error)
    }
  }

  private func group(for key: Key) -> PublishSubject<Element> {
    if let group = groups[key] { return group }
    let group = PublishSubject<Element>()
    groups[key] = group
    subjects.append(group)
    forwardNext(
      GroupedObservable(key: key, source: AddRef(source: group, refCount: groupCount)))
    return group
  }

  override func onError(_ error: any Error) {
    for subject in subjects { subject.onError(error) }
    forwardError(error)
  }

  override func onCompleted() {
    for subject in subjects { subject.onCompleted() }
    forwardCompleted()
  }
}
