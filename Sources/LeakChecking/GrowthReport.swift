/// What grew while a body ran again and again.
public struct GrowthReport: Sendable, Hashable, CustomStringConvertible {
  /// A type whose objects became more in every iteration.
  public struct Growth: Sendable, Hashable {
    /// The type.
    public let type: String
    /// How many objects there were more after each iteration.
    public let added: [Int]

    /// How many objects an iteration leaves, on average.
    public var perIteration: Double { Double(added.reduce(0, +)) / Double(max(1, added.count)) }

    /// `Cell: 2 per iteration`.
    public var summary: String {
      let number = perIteration
      // One decimal, and none of a whole number.
      let tenths = Int((number * 10).rounded())
      let text = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
      return "\(type): \(text) per iteration"
    }
  }

  /// The types, in the order of their names.
  public internal(set) var growing: [Growth] = []
  /// How many iterations were compared, those to warm up excepted.
  public internal(set) var iterations = 0
  /// Why the objects of the last iteration are alive that are of growing types.
  public internal(set) var leaks: [Leak] = []
  /// What was still running when objects were counted last.
  public internal(set) var stillRunning: [StillRunning] = []
  /// Why nothing was counted, as a full sentence.
  public internal(set) var obstacle: String?

  init() {}

  /// Whether nothing grew.
  public var isClean: Bool { growing.isEmpty }

  /// The whole report, a headline first.
  public var description: String {
    var lines = [headline]
    for leak in leaks { lines += ["", leak.explanation] }
    let remarks = stillRunning.map(\.description) + [obstacle].compactMap(\.self)
    if !remarks.isEmpty { lines += [""] + remarks.map { "   " + $0 } }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    guard !growing.isEmpty else { return obstacle == nil ? "no growth" : "growth is not known" }
    let types = growing.count == 1 ? "1 type grows" : "\(growing.count) types grow"
    return "\(types) in each of \(iterations) iterations: "
      + growing.map(\.summary).joined(separator: ", ")
  }
}
