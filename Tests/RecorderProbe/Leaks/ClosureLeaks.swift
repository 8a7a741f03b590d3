/// Rings through closures: captured alone, among other values, in a box, by a nested function, as a method.
enum ClosureLeaks {
  final class Alone { var action: (() -> Void)? }
  final class Mixed { var action: ((Int) -> String)? }
  final class Boxed { var action: (() -> Void)? }
  final class Nested { var action: (() -> Void)? }
  final class Method {
    var action: (() -> Void)?
    func act() {}
  }
  final class Careful { var action: (() -> Void)? }
  final class Behind { let number = 1 }

  /// Makes them; nothing of it is on the stack afterwards.
  @inline(never)
  static func make() {
    for number in 0..<3 {
      makeAlone()
      makeMixed(number, "a text that is too long to be kept inline")
      makeBoxed()
      makeNested()
      makeMethod()
      makeCareful()
    }
  }

  @inline(never)
  private static func makeAlone() {
    let object = Alone()
    object.action = { LeakSamples.use(object) }
  }

  @inline(never)
  private static func makeMixed(_ number: Int, _ text: String) {
    let object = Mixed()
    let behind = Behind()
    object.action = { [weak other = behind] in
      "\(number + $0 + behind.number) \(text) \(object) \(other as Any)"
    }
  }

  @inline(never)
  private static func makeBoxed() {
    var object: Boxed? = Boxed()
    let action = {
      LeakSamples.use(object as Any)
      object = Boxed()
    }
    object?.action = action
  }

  @inline(never)
  private static func makeNested() {
    let object = Nested()
    func act() { LeakSamples.use(object) }
    func actTwice() {
      act()
      act()
    }
    object.action = actTwice
  }

  @inline(never)
  private static func makeMethod() {
    let object = Method()
    object.action = object.act
  }

  @inline(never)
  private static func makeCareful() {
    let object = Careful()
    object.action = { [weak object] in LeakSamples.use(object as Any) }
    LeakSamples.use(object)
  }
}
