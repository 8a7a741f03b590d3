import ReactiveCore
import Testing

@Suite struct RxDisposableTests {
  private let log = EventLog()

  @Test("A8 1 an action runs once, at the first disposal")
  func actionRunsOnceAtTheFirstDisposal() {
    let disposable = log.cleanup()
    #expect(log.entries.isEmpty)
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(log.entries == ["cleanup"])
    #expect(disposable.isDisposed)
  }

  @Test func actionRunsOnceHoweverManyThreadsDispose() {
    for _ in 0..<200 {
      let count = LockedCount()
      let disposable = Disposables.create { count.increment() }
      onThreads(8) { _ in disposable.dispose() }
      #expect(count.value == 1)
    }
  }

  @Test func actionIsNotRunOnRelease() {
    makeAndDrop()
    #expect(log.entries.isEmpty)
  }

  @Test func actionIsFreedWhenItReturns() {
    let (disposable, payload) = makeHolding()
    #expect(payload.isAlive)
    disposable.dispose()
    #expect(!payload.isAlive)
    withExtendedLifetime(disposable) {}
  }

  @Test func binaryDisposesInOrderAndLetsGoOfBothAfterwards() {
    let box = Box(Weak<Payload>(nil))
    let disposable = makeBinary(box)
    disposable.dispose()
    #expect(log.entries == ["first, second alive true", "second"])
    #expect(!box.value.isAlive)
    withExtendedLifetime(disposable) {}
  }

  @Test func emptyDisposableDoesNothing() {
    Disposables.create().dispose()
    Disposables.create().dispose()
  }

  @Test("A8 5 five are disposed, the last two of them first")
  func fiveAreDisposedTheLastTwoFirst() {
    let d = (1...5).map { log.cleanup("d\($0)") }
    Disposables.create(d[0], d[1], d[2], d[3], d[4]).dispose()
    #expect(log.entries == ["d4", "d5", "d1", "d2", "d3"])
  }

  @Test func threeAreDisposedInOrder() {
    Disposables.create(log.cleanup("1"), log.cleanup("2"), log.cleanup("3")).dispose()
    #expect(log.entries == ["1", "2", "3"])
  }

  @Test(arguments: [0, 1, 2, 3, 6])
  func arrayIsDisposedInOrder(count: Int) {
    let disposable = Disposables.create((0..<count).map { log.cleanup("\($0)") })
    disposable.dispose()
    disposable.dispose()
    #expect(log.entries == (0..<count).map { "\($0)" })
  }

  @Test func booleanDisposableIsAFlag() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }

  @inline(never)
  private func makeAndDrop() {
    _ = log.cleanup()
  }

  @inline(never)
  private func makeHolding() -> (any Disposable, Weak<Payload>) {
    let payload = Payload()
    return (Disposables.create { payload.touch(()) }, Weak(payload))
  }

  @inline(never)
  private func makeBinary(_ box: Box<Weak<Payload>>) -> any Disposable {
    let payload = Payload()
    box.value = Weak(payload)
    let first = Disposables.create { [log] in log.note("first, second alive \(box.value.isAlive)") }
    let second = Disposables.create { [log] in payload.touch(log.note("second")) }
    return Disposables.create(first, second)
  }
}

/// A number that several threads add to.
final class LockedCount: @unchecked Sendable {
  private let log = EventLog()

  func increment() { log.note("") }

  var value: Int { log.entries.count }
}
