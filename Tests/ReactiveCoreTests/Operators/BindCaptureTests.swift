import ReactiveCore
import Testing

/// Each of the references by which `bind` holds its source or an inner signal, with the others gone.
@Suite struct BindCaptureTests {
  @Test("1.9 a source whose producer let go is on the list while an inner signal is live")
  func sourceIsOnTheList() {
    asCurrent {
      let inner = RACSubject<Int>()
      let producer = Producer<Int>()
      let source = bind(to: producer) { _ in inner }
      producer.sendNext(1)
      producer.dropSubscribers()
      #expect(source.isAlive)
      inner.sendCompleted()
      #expect(!source.isAlive)
    }
  }

  @Test("1.9 a stopped source is held by its subscriber's blocks while its producer holds those")
  func stoppedSourceIsHeldByItsSubscribersBlocks() {
    asCurrent {
      let inner = RACSubject<Int>()
      let producer = Producer<Int>()
      let source = bind(to: producer) { stop in
        stop = true
        return inner
      }
      producer.sendNext(1)
      #expect(source.isAlive)
      producer.dropSubscribers()
      #expect(!source.isAlive)
      inner.sendCompleted()
    }
  }

  @Test("1.9 an inner signal whose producer let go is on the list while the source is live")
  func innerSignalIsOnTheList() {
    asCurrent {
      let source = RACSubject<RACSignal<Int>>()
      source.flatten().subscribe(RACSubscriber())
      let producer = Producer<Int>()
      let inner = sendSignal(of: producer, to: source, times: 1)
      producer.dropSubscribers()
      #expect(inner.isAlive)
      source.sendError(nil)
      #expect(!inner.isAlive)
    }
  }

  @Test("1.9 an inner signal off the list is held by its subscriber's completed block")
  func innerSignalIsHeldByItsCompletedBlock() {
    asCurrent {
      let source = RACSubject<RACSignal<Int>>()
      source.flatten().subscribe(RACSubscriber())
      let producer = Producer<Int>()
      let inner = sendSignal(of: producer, to: source, times: 2)
      // The first completion takes both entries off the list.
      producer.subscribers.first?.sendCompleted()
      #expect(inner.isAlive)
      producer.dropSubscribers()
      #expect(!inner.isAlive)
      source.sendCompleted()
    }
  }

  /// Binds and subscribes a signal that does not hold its producer.
  @inline(never)
  private func bind(
    to producer: Producer<Int>, _ block: @escaping (_ stop: inout Bool) -> RACSignal<Int>?
  ) -> Weak<RACSignal<Int>> {
    let source = producer.looseSignal
    source.bind { { _, stop in block(&stop) } }.subscribe(RACSubscriber())
    return Weak(source)
  }

  @inline(never)
  private func sendSignal(
    of producer: Producer<Int>, to source: RACSubject<RACSignal<Int>>, times: Int
  ) -> Weak<RACSignal<Int>> {
    let inner = producer.looseSignal
    for _ in 0..<times { source.sendNext(inner) }
    return Weak(inner)
  }
}
