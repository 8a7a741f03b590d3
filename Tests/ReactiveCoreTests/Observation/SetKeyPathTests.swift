import ReactiveCore
import Testing

@Suite struct SetKeyPathTests {
  private let source = RACSubject<Int>()

  @Test("1.8 every value is set until the binding is disposed")
  func valuesAreSet() {
    let model = BoundModel()
    let binding = source.setKeyPath(\.number, onObject: model)
    source.sendNext(1)
    #expect(model.number == 1)
    binding.dispose()
    source.sendNext(2)
    #expect(model.number == 1)
  }

  @Test("S64 when the bound object has gone, nothing happens")
  func objectHasGone() {
    weak let model = bindAndForget()
    #expect(model == nil)
    source.sendNext(1)
    source.sendCompleted()
  }

  @Test("S65 after completion another signal may be bound")
  func boundAgain() {
    let model = BoundModel()
    let other = RACSubject<Int>()
    source.setKeyPath(\.number, onObject: model)
    source.sendCompleted()
    other.setKeyPath(\.number, onObject: model)
    other.sendNext(2)
    source.sendNext(1)
    #expect(model.number == 2)
  }

  @Test("S118 after completion the last value stays")
  func lastValueStays() {
    let model = BoundModel()
    source.setKeyPath(\.number, onObject: model)
    source.sendNext(7)
    source.sendCompleted()
    #expect(model.number == 7)
  }

  @Test("1.8 the bound signal lives as long as the binding")
  func signalLives() {
    let model = BoundModel()
    let (signal, binding) = bindAMappedSignal(to: model)
    #expect(signal.isAlive)
    binding.dispose()
    #expect(!signal.isAlive)
  }

  @inline(never)
  private func bindAndForget() -> BoundModel? {
    let model = BoundModel()
    source.setKeyPath(\.number, onObject: model)
    source.sendNext(1)
    return model
  }

  @inline(never)
  private func bindAMappedSignal(to model: BoundModel) -> (Weak<RACSignal<Int>>, RACDisposable) {
    var bound: (Weak<RACSignal<Int>>, RACDisposable)?
    asCurrent {
      let signal = source.doNext { _ in }
      bound = (Weak(signal), signal.setKeyPath(\.number, onObject: model))
    }
    guard let bound else { preconditionFailure("the block did not run") }
    return bound
  }
}

/// An object with a property to bind.
private final class BoundModel: RACObject {
  let rac = RACLifetime()
  var number = 0

  deinit { rac.dispose() }
}
