import ReactiveCore
import Testing

@Suite struct RxContainerDisposableTests {
  private let log = EventLog()

  // MARK: Single assignment

  @Test("A8 13 single assignment: set first, disposed twice, one disposal")
  func setFirstDisposedTwice() {
    let single = SingleAssignmentDisposable()
    single.setDisposable(log.cleanup())
    #expect(log.entries.isEmpty)
    single.dispose()
    single.dispose()
    #expect(log.entries == ["cleanup"])
  }

  @Test func setAfterDisposalIsDisposedAtOnce() {
    let single = SingleAssignmentDisposable()
    single.dispose()
    #expect(single.isDisposed)
    single.setDisposable(log.cleanup())
    #expect(log.entries == ["cleanup"])
  }

  @Test func settingAndDisposingAtOnceDisposesOnce() {
    for _ in 0..<200 {
      let count = LockedCount()
      let single = SingleAssignmentDisposable()
      onThreads(4) { index in
        if index == 0 {
          single.setDisposable(Disposables.create { count.increment() })
        } else {
          single.dispose()
        }
      }
      #expect(count.value == 1)
    }
  }

  // MARK: Serial

  @Test("A8 9 serial: what is assigned after disposal is disposed at once, once")
  func assignedAfterDisposalIsDisposedAtOnce() {
    let serial = SerialDisposable()
    serial.dispose()
    serial.disposable = log.cleanup()
    serial.dispose()
    #expect(log.entries == ["cleanup"])
    #expect(serial.isDisposed)
  }

  @Test("A8 10 serial: disposed twice, one disposal")
  func serialDisposedTwice() {
    let serial = SerialDisposable()
    serial.disposable = log.cleanup()
    serial.dispose()
    serial.dispose()
    #expect(log.entries == ["cleanup"])
  }

  @Test func swapStoresTheNewOneBeforeItDisposesTheOld() {
    let serial = SerialDisposable()
    let second = log.cleanup("second")
    serial.disposable = Disposables.create { [log] in
      log.note("first, new one stored: \(serial.disposable as AnyObject === second as AnyObject)")
    }
    serial.disposable = second
    #expect(log.entries == ["first, new one stored: true"])
    serial.dispose()
    #expect(log.entries.last == "second")
  }

  @Test func emptySerialGivesOneThatDoesNothing() {
    SerialDisposable().disposable.dispose()
  }

  // MARK: Composite

  @Test("A8 2 composite: all are disposed, a later one at once")
  func compositeDisposesAllAndLaterOnesAtOnce() {
    let composite = CompositeDisposable()
    #expect(composite.insert(log.cleanup("1")) != nil)
    #expect(composite.insert(log.cleanup("2")) != nil)
    #expect(composite.count == 2)
    composite.dispose()
    #expect(log.entries == ["1", "2"])
    #expect(composite.count == 0)
    #expect(composite.insert(log.cleanup("3")) == nil)
    #expect(log.entries == ["1", "2", "3"])
    #expect(composite.isDisposed)
  }

  @Test("A8 3 composite of five: all are disposed")
  func compositeOfFive() {
    let d = (1...5).map { log.cleanup("\($0)") }
    let composite = CompositeDisposable(d[0], d[1], d[2], d[3], d[4])
    #expect(composite.count == 5)
    composite.dispose()
    #expect(log.entries == ["1", "2", "3", "4", "5"])
    #expect(composite.count == 0)
  }

  @Test("A8 4 composite: removing disposes one, disposal the other")
  func removingDisposes() throws {
    let composite = CompositeDisposable()
    let key = try #require(composite.insert(log.cleanup("1")))
    composite.insert(log.cleanup("2"))
    composite.remove(for: key)
    #expect(log.entries == ["1"])
    #expect(composite.count == 1)
    composite.remove(for: key)
    composite.dispose()
    #expect(log.entries == ["1", "2"])
  }

  @Test func finishedEntriesStayInAComposite() {
    let composite = CompositeDisposable()
    for _ in 0..<3 { composite.insert(Observable.just(1).subscribe()) }
    #expect(composite.count == 3)
  }

  @Test func releasedCompositeDisposesNothing() {
    makeAndDropComposite()
    #expect(log.entries.isEmpty)
  }

  @Test func compositeOfManyKeepsItsOrderAndFindsEveryKey() throws {
    let composite = CompositeDisposable()
    let keys = (0..<100).map { composite.insert(log.cleanup("\($0)")) }
    for index in stride(from: 0, to: 100, by: 3) {
      composite.remove(for: try #require(keys[index]))
    }
    #expect(log.take() == stride(from: 0, to: 100, by: 3).map { "\($0)" })
    composite.dispose()
    #expect(log.entries == (0..<100).filter { $0 % 3 != 0 }.map { "\($0)" })
  }

  // MARK: Reference counting

  @Test func refCountWaitsForPrimaryAndChildren() {
    let refCount = RefCountDisposable(disposable: log.cleanup())
    let (first, second) = (refCount.retain(), refCount.retain())
    refCount.dispose()
    first.dispose()
    first.dispose()
    #expect(log.entries.isEmpty)
    #expect(!refCount.isDisposed)
    second.dispose()
    #expect(log.entries == ["cleanup"])
    #expect(refCount.isDisposed)
    refCount.retain().dispose()
    #expect(log.entries == ["cleanup"])
  }

  @Test func refCountWithoutChildrenEndsAtOnce() {
    let refCount = RefCountDisposable(disposable: log.cleanup())
    refCount.retain().dispose()
    #expect(log.entries.isEmpty)
    refCount.dispose()
    refCount.dispose()
    #expect(log.entries == ["cleanup"])
  }

  @inline(never)
  private func makeAndDropComposite() {
    _ = CompositeDisposable(log.cleanup(), log.cleanup())
  }
}
