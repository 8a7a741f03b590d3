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
    return words(for: symbol) ?? variable(of: symbol) ?? symbol.name
  }

  /// The name of the variable whose first object the optimiser made a part of the executable, by the object's
  /// symbol.
  ///
  /// The object is named after the function that would have made it, `…first_WZTv_`. What is before that ending
  /// names the variable, but for its type, which is no part of what is printed: any will do.
  private static func variable(of object: Symbol) -> String? {
    guard let ending = object.linkerName.firstRange(of: "_WZTv") else { return nil }
    let variable = object.linkerName[..<ending.lowerBound] + "Sivp"
    let name = Symbol(linkerName: String(variable), range: object.range).name
    return name.contains(".") ? "static \(name)" : name
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
