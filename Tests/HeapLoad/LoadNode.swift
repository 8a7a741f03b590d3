/// Four blocks: itself, the storage of its array, the box of its closure's weak capture, and the side table
/// of the weak reference.
final class LoadNode {
  nonisolated(unsafe) static var first: LoadNode?

  let number: Int
  var next: LoadNode?
  private let numbers: [Int]
  private var action: (() -> Void)?

  init(_ number: Int) {
    self.number = number
    numbers = [number, number + 1]
    action = { [weak self] in _ = self }
  }
}
