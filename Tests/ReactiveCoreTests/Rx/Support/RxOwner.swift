import ReactiveCore

/// What a view controller is to an application: an object with a bag and subjects of its own.
final class RxOwner {
  let bag = DisposeBag()
  let subject = PublishSubject<Int>()
  let behavior = BehaviorSubject(value: 0)
  var observable: Observable<Int>?
  var other: RxOwner?
  private(set) var received: [Int] = []

  func receive(_ number: Int) { received.append(number) }

  func double(_ number: Int) -> Int { number * 2 }
}
