extension Observable {
  /// A sequence of given elements.
  ///
  /// - Parameters:
  ///   - elements: Held strongly by the sequence.
  ///   - scheduler: Sends them one by one: by default in turns with whatever else runs on the thread's
  ///     trampoline.
  /// - Returns: The sequence.
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable {
    ObservableSequence(elements: elements, scheduler: scheduler)
  }
}

/// The elements of a collection, sent one by one on a scheduler.
final class ObservableSequence<Elements: Sequence>: Producer<Elements.Element>,
  @unchecked Sendable
{
  fileprivate let elements: Elements
  fileprivate let scheduler: any ImmediateSchedulerType

  init(elements: Elements, scheduler: any ImmediateSchedulerType) {
    self.elements = elements
    self.scheduler = scheduler
  }

  override func run(
    _ observer: Receiver<Elements.Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = ObservableSequenceSink<Elements.Element>(observer: observer, cancel: cancel)
    var rest = elements.makeIterator()
    let subscription = scheduler.scheduleRecursive(()) { _, recurse in
      if let element = rest.next() {
        sink.forwardNext(element)
        recurse(())
      } else {
        sink.forwardCompleted()
      }
    }
    return (sink, subscription)
  }
}

final class ObservableSequenceSink<Element>: Sink<Never, Element>, @unchecked Sendable {}
