/// Names functions, and the closures behind the code that the compiler puts in front of them.
struct FunctionNames {
  let layouts: ObjectLayouts
  var memory: any MemoryReading { layouts.memory }

  /// The name of a function, or of the closure that it hands its context to; without a symbol, its place.
  ///
  /// A closure stored with another calling convention is wrapped: the function is a thunk, and its
  /// context contains the closure.
  func name(of function: UInt, context: UInt) -> String? {
    var function = function
    var context = context
    for _ in 0..<8 {
      guard let name = memory.symbol(at: function)?.name else { return place(of: function) }
      guard name.hasPrefix("thunk for "), let inner = wrappedFunction(in: context) else {
        return name
      }
      (function, context) = inner
    }
    return nil
  }

  /// What is known of a function in an executable or library without symbols.
  private func place(of function: UInt) -> String? {
    guard let image = memory.imageName(at: function),
      let offset = memory.offsetInImage(of: function)
    else { return nil }
    return "closure at \(image)+0x\(String(offset, radix: 16))"
  }

  /// The first function among the captured values of a thunk.
  private func wrappedFunction(in context: UInt) -> (function: UInt, context: UInt)? {
    guard let block = memory.block(startingAt: context), let layout = layouts.layout(of: block),
      let slot = layout.slots.first(where: { $0.form == .function }),
      let function = memory.word(at: context + UInt(slot.offset)),
      let inner = memory.word(at: context + UInt(slot.offset + 8))
    else { return nil }
    return (function, inner)
  }
}
