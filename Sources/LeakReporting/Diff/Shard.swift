/// A part of a selection of scenarios that one of several machines compares.
///
///     --shard 2/3      b e h      of      a b c d e f g h
public struct Shard: Codable, Equatable, Sendable {
  /// Which part it is, from 1.
  public var index: Int
  /// How many parts there are.
  public var count: Int

  /// The only part of one.
  static let only = Shard(of: 1)

  private init(of count: Int) { (index, self.count) = (1, count) }

  /// Creates a part; nil unless there can be such a one.
  public init?(index: Int, count: Int) {
    guard count >= 1, count <= Self.most, index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/3`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
    guard parts.count == 2, isPlain, let index = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(index: index, count: count)
  }

  /// There are no more parts than this.
  public static let most = 1000

  /// The elements of this part.
  ///
  /// Neighbours in the catalog are alike and take as long as each other, so each goes to another part.
  public func part<Element>(of elements: [Element]) -> [Element] {
    stride(from: index - 1, to: elements.count, by: count).map { elements[$0] }
  }

  /// The elements of all parts in the order that they were taken from.
  static func whole<Element>(of parts: [[Element]]) -> [Element] {
    (0..<(parts.map(\.count).max() ?? 0)).flatMap { row in
      parts.compactMap { row < $0.count ? $0[row] : nil }
    }
  }
}
