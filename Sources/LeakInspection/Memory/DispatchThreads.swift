/// What is known of Dispatch's threads: which of them have no work, and what they keep although it is over.
struct DispatchThreads {
  /// Dispatch has one thread-local variable.
  ///
  /// These are the places of two of its fields.
  private static let currentQueue: UInt = 8
  private static let usedContinuations: UInt = 24
  private static let nextContinuation: UInt = 16

  /// More than a thread ever keeps: a damaged chain may be endless.
  private static let chainLimit = 100_000

  private let memory: MemoryReader
  private let images: ImageTable
  private let distance: UInt?

  /// The program, when Dispatch is linked into it.
  private let program: FrozenImage?

  init(memory: MemoryReader, images: ImageTable) {
    self.memory = memory
    self.images = images
    if let library = images.image(named: "libdispatch.so") {
      // Its only thread-local variable is at the start of its block.
      distance = library.threadLocalDistance
      program = nil
    } else if let first = images.images.first, let whole = first.threadLocalDistance,
      let offset = first.threadLocalOffset(of: "__dispatch_tsd")
    {
      distance = whole - min(offset, whole)
      program = first
    } else {
      distance = nil
      program = nil
    }
  }

  /// Whether a thread is a worker that waits for work: no queue is current, and no code but that of
  /// Dispatch and the C library is on its stack.
  ///
  /// What else is on it are old words.
  func isIdle(stack: AddressRange, code: UInt, threadPointer: UInt?) -> Bool {
    guard let threadPointer, let distance,
      memory.word(at: threadPointer - distance + Self.currentQueue) == 0
    else { return false }
    var isOfDispatch = false
    for word in [code] + memory.words(in: stack) {
      guard let image = images.image(executing: word) else { continue }
      if isDispatch(image, at: word) {
        isOfDispatch = true
      } else if !image.name.hasPrefix("libc.so") {
        return false
      }
    }
    return isOfDispatch
  }

  /// Whether the main thread was given up to Dispatch, as that of a program with an asynchronous `main` is:
  /// it sleeps for ever in `_dispatch_sigsuspend`, and no frame of `main` is left.
  func isParkedMain(stack: AddressRange, code: UInt) -> Bool {
    guard images.image(executing: code)?.name.hasPrefix("libc.so") == true else { return false }
    // Nobody ever returns from that function, so that no old word can be mistaken for a call in it.
    return memory.words(in: stack).prefix(64).contains { word in
      guard let image = images.image(executing: word), isDispatch(image, at: word)
      else { return false }
      return image.symbol(at: word)?.linkerName == "_dispatch_sigsuspend"
    }
  }

  private func isDispatch(_ image: FrozenImage, at address: UInt) -> Bool {
    if image.name.hasPrefix("libdispatch.so") { return true }
    guard image === program, let name = image.symbol(at: address)?.linkerName else { return false }
    return name.hasPrefix("_dispatch_")
  }

  /// The work items that a thread has run and keeps for the next ones.
  ///
  /// They are live blocks full of old words.
  func usedContinuations(threadPointer: UInt) -> [UInt] {
    guard let distance else { return [] }
    var found: [UInt] = []
    var next = memory.word(at: threadPointer - distance + Self.usedContinuations)
    while let item = next, item != 0, found.count < Self.chainLimit {
      found.append(item)
      next = memory.word(at: item + Self.nextContinuation)
    }
    return found
  }
}
