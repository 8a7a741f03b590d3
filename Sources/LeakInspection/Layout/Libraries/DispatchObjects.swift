/// The memory of libdispatch: objects of its own, which are none of the Swift runtime.
///
/// What they are is told by the name of what their first word points at. Only a few of their words are
/// references to be followed; a queue, for one, leads to its last item as well as to its first.
final class DispatchObjects {
  /// What a block of such memory is.
  enum Kind: Equatable {
    /// A queue, in words as `dispatch queue serial`.
    case queue(String)
    /// A source of events.
    case source
    /// What a source calls, and when: a record of its own.
    case handlers(type: String)
    /// The same, behind what links it with others that wait for the same file or signal.
    case linkedHandlers(type: String)
    /// One piece of work, which waits for its turn.
    case workItem
    /// Something else, in words as `dispatch group`.
    case other(String)
  }

  private static let prefixes = ["__OS_dispatch_", "_OS_dispatch_", "OS_dispatch_"]
  private static let suffix = "_vtable"
  private static let handlersPrefix = "_dispatch_source_type_"
  private static let workItemPrefix = "_dispatch_continuation_vtables"

  let memory: any MemoryReading
  private var kinds: [UInt: Kind?] = [:]

  init(memory: any MemoryReading) { self.memory = memory }

  // MARK: Recognition

  /// What a block is; nil if it is none of Dispatch's.
  func kind(of block: FrozenBlock) -> Kind? {
    guard block.size >= Self.leastSize, let first = memory.word(at: block.address) else {
      return nil
    }
    if let kind = kind(ofFirstWord: first) { return kind }
    if isWorkItem(block) { return .workItem }
    guard Offset.linkedSizes.contains(block.size),
      let word = memory.word(at: block.address + Offset.link)
    else { return nil }
    if case .handlers(let type)? = kind(ofFirstWord: word) { return .linkedHandlers(type: type) }
    return nil
  }

  private func kind(ofFirstWord word: UInt) -> Kind? {
    if let kind = kinds[word] { return kind }
    guard let image = memory.imageName(at: word) else { return nil }
    // Dispatch can be a part of the program.
    var kind: Kind?
    if image.hasPrefix("libdispatch.so") || memory.isInProgram(word) {
      kind = memory.symbol(at: word).flatMap { Self.kind(ofSymbol: $0.linkerName) }
    }
    kinds[word] = kind
    return kind
  }

  /// `__OS_dispatch_queue_serial_vtable` is found in a "dispatch queue serial".
  static func kind(ofSymbol symbol: String) -> Kind? {
    if symbol.hasPrefix(handlersPrefix) {
      return .handlers(type: String(symbol.dropFirst(handlersPrefix.count)))
    }
    if symbol.hasPrefix(workItemPrefix) { return .workItem }
    guard symbol.hasSuffix(suffix), let prefix = prefixes.first(where: { symbol.hasPrefix($0) })
    else { return nil }
    let middle = symbol.dropFirst(prefix.count).dropLast(suffix.count)
    let words = "dispatch " + middle.map { $0 == "_" ? " " : String($0) }.joined()
    if middle == "source" { return .source }
    return middle.hasPrefix("queue") && middle != "queue_attr" ? .queue(words) : .other(words)
  }

  /// Most pieces of work begin with flags, so what tells them is their size and the closure in them.
  private func isWorkItem(_ block: FrozenBlock) -> Bool {
    guard (64...72).contains(block.size),
      let context = memory.word(at: block.address + Offset.itemContext), context != 0,
      memory.word(at: context) == BlockObjects.firstWord,
      let function = memory.word(at: block.address + Offset.itemFunction)
    else { return false }
    return memory.isInImage(function)
  }

  // MARK: Layouts

  private static let leastSize: UInt = 48

  /// Where the words are that matter.
  private enum Offset {
    static let next: UInt = 16
    static let target: UInt = 24
    static let context: UInt = 32
    static let state: UInt = 56
    static let label: UInt = 72
    static let flags: UInt = 80
    static let date: UInt = 80
    static let details: UInt = 88
    static let items: UInt = 104
    static let owner: UInt = 8
    static let handlers: UInt = 40
    static let link: UInt = 24
    static let linkedSizes: ClosedRange<UInt> = 96...112
    static let itemFunction: UInt = 32
    static let itemContext: UInt = 40
  }

  /// The words of a block that refer to others.
  func layout(of block: FrozenBlock) -> ObjectLayout? {
    guard let kind = kind(of: block) else { return nil }
    return switch kind {
    case .queue: block.size >= Offset.items + 8 ? queue : other
    case .source: block.size >= Offset.items + 8 ? source : other
    case .handlers("after"): block.size >= Offset.handlers + 8 ? after : other
    case .handlers: block.size >= Offset.handlers + 24 ? handlers : other
    case .linkedHandlers: linkedHandlers
    case .workItem: workItem
    case .other: other
    }
  }

  private let queue = DispatchObjects.layout([
    ("", Offset.next), ("", Offset.target), ("context", Offset.context), ("", Offset.details),
    ("waiting block", Offset.items),
  ])
  private let source = DispatchObjects.layout([
    ("", Offset.next), ("", Offset.target), ("context", Offset.context), ("", Offset.details),
    ("waiting block", Offset.items),
  ])
  private let handlers = DispatchObjects.layout([
    ("event handler", Offset.handlers), ("cancel handler", Offset.handlers + 8),
    ("registration handler", Offset.handlers + 16),
  ])
  private let after = DispatchObjects.layout([("", Offset.handlers)])
  private let linkedHandlers = DispatchObjects.layout([
    ("event handler", Offset.link + Offset.handlers),
    ("cancel handler", Offset.link + Offset.handlers + 8),
    ("registration handler", Offset.link + Offset.handlers + 16),
  ])
  private let workItem = DispatchObjects.layout([("", Offset.itemContext), ("", Offset.next)])
  private let other = ObjectLayout(
    kind: .part, end: 16, tail: .words, addingGaps: false, isOfRuntime: false)

  private static func layout(_ fields: [(words: String, offset: UInt)]) -> ObjectLayout {
    ObjectLayout(
      kind: .part,
      fields: fields.map {
        ObjectLayout.Field(
          step: .library($0.words), offset: Int($0.offset), size: 8, value: .words)
      },
      end: Int(fields.map(\.offset).max() ?? 0) + 8, tail: .plain, addingGaps: false,
      isOfRuntime: false)
  }

  // MARK: Words

  /// What to call a block of Dispatch's memory.
  func name(of block: FrozenBlock) -> String? {
    switch kind(of: block) {
    case .queue(let words): label(ofQueueAt: block.address).map { "\(words) \"\($0)\"" } ?? words
    case .source: "dispatch source"
    case .handlers, .linkedHandlers: "handlers of a dispatch source"
    case .workItem: "waiting block"
    case .other(let words): words
    case nil: nil
    }
  }

  /// What to call a block as the beginning of a path.
  func rootWords(of block: FrozenBlock) -> String? {
    switch kind(of: block) {
    case .queue: queueWords(at: block.address)
    case .source: "a source" + (onQueue(ofSourceAt: block.address) ?? "")
    case .handlers(let type):
      words(ofHandlersOf: type) + (owner(ofHandlersAt: block.address).flatMap(onQueue) ?? "")
    case .linkedHandlers(let type):
      words(ofHandlersOf: type)
        + (owner(ofHandlersAt: block.address + Offset.link).flatMap(onQueue) ?? "")
    case .workItem: "a waiting block"
    case .other(let words): "a " + words
    case nil: nil
    }
  }

  private func words(ofHandlersOf type: String) -> String {
    switch type {
    case "after": "a block waiting"
    case "timer", "timer_with_clock", "interval": "a timer source"
    case "read", "write", "signal": "a \(type) source"
    default: "a source"
    }
  }

  /// Whether a block holds the handlers of a source from which Dispatch expects events, so that it keeps the
  /// source.
  ///
  /// A source that was resumed counts at once, though it takes a moment until it stands among the timers or
  /// files that are watched. One that was cancelled does not count any more, nor a timer without a date.
  func isAwaited(_ block: FrozenBlock) -> Bool {
    let start: UInt
    switch kind(of: block) {
    case .handlers(let type) where Self.timerTypes.contains(type):
      start = block.address
      guard let date = memory.word(at: start + Offset.date), date != 0, date != .max else {
        return false
      }
    case .linkedHandlers: start = block.address + Offset.link
    default: return false
    }
    guard let source = owner(ofHandlersAt: start), let first = memory.word(at: source),
      kind(ofFirstWord: first) == .source, let state = memory.word(at: source + Offset.state),
      let flags = memory.load(UInt32.self, at: source + Offset.flags)
    else { return false }
    return state < Self.leastSuspendedState && flags & Self.endedFlags == 0
  }

  private static let timerTypes: Set<String> = ["after", "timer", "timer_with_clock", "interval"]
  /// The upper bits of a queue's state say that it is inactive, and count how often it was suspended.
  private static let leastSuspendedState: UInt = 1 << 55
  /// Cancelled, deleted, or released by its last owner.
  private static let endedFlags: UInt32 = 0x9080_0000

  /// Records of handlers hide the way back to their source.
  private func owner(ofHandlersAt address: UInt) -> UInt? {
    memory.word(at: address + Offset.owner).map { ~$0 & PointerBits.mask }
  }

  private func onQueue(ofSourceAt address: UInt) -> String? {
    memory.word(at: address + Offset.target).flatMap { queueWords(at: $0) }.map { " on \($0)" }
  }

  /// A queue in the words of the program that made it.
  func queueWords(at address: UInt) -> String? {
    guard let label = label(ofQueueAt: address) else { return nil }
    if label == "com.apple.main-thread" { return "the main queue" }
    if label.hasPrefix("com.apple.root.") { return "a global queue" }
    return label.isEmpty ? "a queue" : "queue \"\(label)\""
  }

  private func label(ofQueueAt address: UInt) -> String? {
    guard let first = memory.word(at: address), case .queue = kind(ofFirstWord: first),
      let text = memory.word(at: address + Offset.label), text != 0
    else { return nil }
    return memory.cString(at: text, limit: 256)
  }
}
