/// What the variables of programs and libraries are called in a report.
enum RootNames {
  /// Variables inside libraries that stand for something a user knows.
  private static let known: [(symbol: String, words: String)] = [
    ("__CFRunLoops", "the run loops"),
    ("__CFMainRunLoop", "the main run loop"),
    ("_defaultCenter", "NotificationCenter.default"),
    ("_dispatch_timers_heap", "Dispatch's timers"),
    ("_dispatch_main_q", "the main queue"),
    ("_dispatch_root_queues", "a dispatch queue"),
    ("_dispatch_mgr_q", "Dispatch"),
  ]

  /// The name of the variable at an address, or of its library.
  static func name(of address: UInt, in image: FrozenImage) -> String {
    guard let symbol = image.symbol(at: address), symbol.range.contains(address) else {
      return "a variable of \(library(image))"
    }
    if let known = known.first(where: { symbol.linkerName.contains($0.symbol) }) {
      return known.words
    }
    return symbol.name
  }

  private static func library(_ image: FrozenImage) -> String {
    String(image.name.prefix { $0 != "." })
  }
}
