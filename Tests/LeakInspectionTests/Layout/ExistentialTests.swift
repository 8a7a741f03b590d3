import LeakInspection
import Testing

private protocol Shape {}
private protocol Delegate: AnyObject {}
private protocol Source<Element> { associatedtype Element }

private final class Circle: Shape, Delegate {}
private struct Small: Shape { let target: Target }
private struct Large: Shape {
  let first: Target
  let numbers: (Int, Int, Int) = (1, 2, 3)
  let second: Target
}
private struct Stream: Source {
  typealias Element = Int
  let target: Target
}

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct ExistentialTests {
  private final class Owner<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let target = opaque(Target())

  private func look<Value>(_ value: Value) -> Look { Look(opaque(Owner(value))) }

  @Test func aSmallValueLiesInTheBuffer() {
    #expect(look(Small(target: target) as any Shape)[".value.target"] == Seen(.counted, target))
    #expect(look(target as Any)[".value"] == Seen(.counted, target))
    #expect(
      look(Stream(target: target) as any Source<Int>)[".value.target"] == Seen(.counted, target))
    #expect(look(3 as Any).labels.isEmpty)
  }

  @Test func aLargeValueLiesInABox() {
    let box = look(Large(first: target, second: target) as Any).into(".value")
    #expect(
      box?.references(to: target).map(\.label.steps.last) == [
        .property("first"), .property("second"),
      ])
    #expect(box?.references(to: target).map(\.reference.strength) == [.counted, .counted])
  }

  @Test func aBoxOfAGenericTypeNamesItsType() {
    struct Pair<A, B, C, D> {
      let a: A
      let b: B
      let c: C
      let d: D
    }
    let box = look(Pair(a: 1, b: 2, c: 3, d: target) as Any).into(".value")
    #expect(box?.references(to: target).map(\.label.steps.last) == [.property("d")])
  }

  @Test func aClassExistentialIsOneReference() {
    let circle = opaque(Circle())
    #expect(look(circle as any Delegate)[".value"] == Seen(.counted, circle))
    #expect(look(circle as AnyObject)[".value"] == Seen(.counted, circle))
    #expect(look(circle as any Shape & Delegate)[".value"] == Seen(.counted, circle))
  }

  @Test func aNonOwningClassExistentialIsNotCounted() {
    final class Owner {
      weak var weakly: (any Delegate)?
      unowned let unowned: any Delegate
      let unmanaged: Unmanaged<AnyObject>
      init(_ circle: Circle) {
        weakly = circle
        unowned = circle
        unmanaged = Unmanaged.passUnretained(circle)
      }
    }
    let circle = opaque(Circle())
    let owner = opaque(Owner(circle))
    let look = Look(owner)
    #expect(look[".weakly"] == Seen(.weak, circle))
    #expect(look[".unowned"] == Seen(.unowned, circle))
    #expect(look[".unmanaged"] == Seen(.unmanaged, circle))
    withExtendedLifetime(owner) {}
  }

  @Test func anErrorLiesInItsBox() {
    struct Small: Error { let target: Target }
    struct Wide: Error {
      let numbers: (Int, Int, Int, Int) = (1, 2, 3, 4)
      let target: Target
    }
    for error in [Small(target: target), Wide(target: target)] as [any Error] {
      let box = look(error as any Error).into(".value")
      #expect(box?.view.kind == .error)
      #expect(box?[".target"] == Seen(.counted, target))
      #expect(box?.labels.count == 1)
    }
  }

  @Test func metatypesOwnNothing() {
    #expect(look(Circle.self).labels.isEmpty)
    #expect(look(Circle.self as any Shape.Type).labels.isEmpty)
  }
}
