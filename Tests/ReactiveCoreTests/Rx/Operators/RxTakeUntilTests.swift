import ReactiveCore
import Testing

@Suite struct RxTakeUntilTests {
  private let scheduler = VirtualTimeScheduler()

  @Test("A8 17 a hot sequence disposed at 400: events stop, subscribed from 200 to 400")
  func hotSequenceIsDisposed() {
    let hot = HotSequence(scheduler, [(210, .next(1)), (300, .next(2)), (410, .next(3))])
    let log = watch(hot.observable, to: 400)
    #expect(log.entries == ["210 next(1)", "300 next(2)"])
    #expect(hot.subscriptions == ["200-400"])
  }

  @Test("A8 47 the trigger sends at 225: completed at 225, both unsubscribed")
  func triggerSends() {
    let left = HotSequence(scheduler, [(210, .next(1)), (220, .next(2)), (230, .next(3))])
    let right = HotSequence(scheduler, [(225, .next(99))])
    let log = watch(left.observable.take(until: right.observable))
    #expect(log.entries == ["210 next(1)", "220 next(2)", "225 completed"])
    #expect(left.subscriptions == ["200-225"])
    #expect(right.subscriptions == ["200-225"])
  }

  @Test("A8 47 the trigger fails at 225: that error, both unsubscribed")
  func triggerFails() {
    let left = HotSequence(scheduler, [(210, .next(1)), (230, .next(3))])
    let right = HotSequence<Int>(scheduler, [(225, .error(TestError.first))])
    let log = watch(left.observable.take(until: right.observable))
    #expect(log.entries == ["210 next(1)", "225 error(first)"])
    #expect(left.subscriptions == ["200-225"])
    #expect(right.subscriptions == ["200-225"])
  }

  @Test("A8 49 the source ends first: the trigger is unsubscribed then")
  func sourceEndsFirst() {
    let left = HotSequence(scheduler, [(210, .next(1)), (220, .completed)])
    let right = HotSequence(scheduler, [(225, .next(99))])
    let log = watch(left.observable.take(until: right.observable))
    #expect(log.entries == ["210 next(1)", "220 completed"])
    #expect(right.subscriptions == ["200-220"])
  }

  @Test("A8 49 the trigger comes before the first value: completed only")
  func triggerBeforeTheFirstValue() {
    let left = HotSequence(scheduler, [(230, .next(1))])
    let right = HotSequence(scheduler, [(210, .next(99))])
    let log = watch(left.observable.take(until: right.observable))
    #expect(log.entries == ["210 completed"])
  }

  @Test("A4 the trigger fires while it is subscribed to: the source is subscribed to and left")
  func triggerFiresAtOnce() {
    let log = EventLog()
    let source = RxSource<Int>(log)
    _ = log.watch(source.observable.take(until: Observable.just(1)))
    #expect(log.entries == ["completed", "disposed", "cleanup"])
    #expect(source.subscriptionCount == 1)
  }

  private func watch(_ observable: Observable<Int>, to end: Int = 1000) -> TimedLog {
    let log = TimedLog(scheduler)
    log.watch(observable, to: end)
    scheduler.start()
    return log
  }
}
