/// What the variables of programs and libraries are called in a report.
enum RootNames {
  /// Variables inside libraries that stand for something a user knows.
  private static let known: [(symbol: String, words: String)] = [
    ("__CFRunLoops", "the run loops"),
    ("CFRunLoopGetMain.__main", "the main run loop"),
    ("_defaultCenter", "NotificationCenter.default"),
    ("_dispatch_main_q", "a block waiting on the main queue"),
    ("_dispatch_root_queues", "a block waiting on a global queue"),
    ("_dispatch_mgr_q", "Dispatch"),
  ]

  /// The name of the variable at an address, or of its library.
  static func name(of address: UInt, in image: FrozenImage) -> String {
    guard let symbol = image.symbol(at: address), symbol.range.contains(address) else {
      return "a variable of \(library(image))"
    }
    return words(for: symbol) ?? variable(symbol.name)
  }

  /// A variable whose first object the optimiser made a part of the executable, without that detail.
  private static func variable(_ name: String) -> String {
    let initializer = "one-time initialization function for "
    guard name.hasPrefix("outlined variable"), let range = name.firstRange(of: initializer) else {
      return name
    }
    return "static " + name[range.upperBound...]
  }

  /// Whether the variable at an address is where Dispatch holds what a program registers with it.
  static func isRegistry(_ address: UInt, in image: FrozenImage) -> Bool {
    guard image.name.hasPrefix("libdispatch.so"),
      let symbol = image.symbol(at: address), symbol.range.contains(address)
    else { return false }
    return symbol.linkerName != "_dispatch_mgr_q" && words(for: symbol) != nil
  }

  /// Whether the variable at an address is where Dispatch keeps the work that its threads do next.
  static func isWorkToBeDone(_ address: UInt, in image: FrozenImage) -> Bool {
    guard isRegistry(address, in: image), let symbol = image.symbol(at: address) else {
      return false
    }
    return symbol.linkerName == "_dispatch_root_queues"
  }

  private static func words(for symbol: Symbol) -> String? {
    known.first { symbol.linkerName.contains($0.symbol) }?.words
  }

  private static func library(_ image: FrozenImage) -> String {
    String(image.name.prefix { $0 != "." })
  }
}
