/// A moment in the life of a process, carried by each block that was born between it and the next one.
public struct AllocationMark: Sendable, Hashable, Comparable {
  /// 1 for the first mark of the process, 2 for the next, and so on.
  public let number: UInt8

  /// No mark has the number 0: blocks with it were born before the first.
  init?(number: UInt8) {
    guard number != 0 else { return nil }
    self.number = number
  }

  /// Whether one mark began before another.
  public static func < (left: AllocationMark, right: AllocationMark) -> Bool {
    left.number < right.number
  }
}
