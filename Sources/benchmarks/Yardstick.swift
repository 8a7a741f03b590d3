/// The yardstick: a small object that stores a closure is made, called and released.
///
/// Figures given as multiples of it can be compared between machines, as far as anything can.
enum Yardstick {
  private final class Box {
    let closure: (Int) -> Int

    init(_ closure: @escaping (Int) -> Int) { self.closure = closure }
  }

  @inline(never)
  private static func makeBox(adding number: Int) -> Box { Box { $0 &+ number } }

  /// Does it a number of times.
  static func run(_ times: Int) -> Int {
    var sum = 0
    for index in 0..<times { sum &+= makeBox(adding: index).closure(index) }
    return sum
  }
}
