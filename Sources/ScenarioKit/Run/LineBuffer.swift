/// Joins the pieces of a stream into lines.
struct LineBuffer {
  private var pending: [UInt8] = []
  private var wasCut = false

  /// Takes a piece and hands each line that it completes to `body`, without the line feed.
  mutating func append(_ piece: some Collection<UInt8>, _ body: ([UInt8]) -> Void) {
    var rest = piece[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      pending += rest[..<end]
      rest = rest[rest.index(after: end)...]
      // The line feed of a line that was cut belongs to the part that was handed out.
      if !(pending.isEmpty && wasCut) { body(pending) }
      pending = []
      wasCut = false
    }
    pending += rest
  }

  /// Takes out what has arrived of a line that is not complete.
  mutating func cut() -> [UInt8]? {
    guard !pending.isEmpty else { return nil }
    defer { pending = [] }
    wasCut = true
    return pending
  }
}
