extension VirtualRunLoop {
  /// The name of a mode: a set of items that a loop serves together.
  public struct Mode: Hashable, Sendable {
    private let name: String

    /// Creates the name of a mode.
    public init(_ name: String) {
      self.name = name
    }

    /// The mode in which a loop turns unless told otherwise.
    public static let `default` = Mode("default")

    /// The mode of a loop that watches whether a child process has ended.
    public static let taskDeathCheck = Mode("task-death check")

    /// The mode of a loop that follows a user's finger; timers of the default mode wait meanwhile.
    public static let tracking = Mode("tracking")

    /// No mode but a name for several: what is added for it is added for each common mode.
    ///
    /// These are the default mode, the task-death check and tracking, and those that were made common by
    /// ``VirtualRunLoop/addCommonMode(_:)``. A loop cannot be run in it.
    public static let common = Mode("common")
  }
}

/// A mode of one run loop with its items; the loop's lock guards it.
///
/// ```
/// VirtualRunLoopMode ──strong──► timers[…]          until each is removed or invalidated
///                    ──strong──► displayLinks[…], sources[…], observers[…]
/// ```
final class VirtualRunLoopMode {
  let name: VirtualRunLoop.Mode
  private(set) var timers: [VirtualTimer] = []
  private(set) var displayLinks: [VirtualDisplayLink] = []
  private(set) var sources: [VirtualRunLoopSource] = []
  private(set) var observers: [VirtualRunLoopObserver] = []

  /// Creates a mode without items.
  init(_ name: VirtualRunLoop.Mode) {
    self.name = name
  }

  /// Whether nothing is there that a loop could wait for; observers only look on.
  var isEmpty: Bool { timers.isEmpty && displayLinks.isEmpty && sources.isEmpty }

  /// Adds an item that is not there yet.
  func add(_ item: any VirtualRunLoopItem) {
    guard !contains(item) else { return }
    switch item {
    case let timer as VirtualTimer: timers.append(timer)
    case let link as VirtualDisplayLink: displayLinks.append(link)
    case let source as VirtualRunLoopSource: insert(source, in: &sources)
    case let observer as VirtualRunLoopObserver: insert(observer, in: &observers)
    default: preconditionFailure("a mode has no place for \(type(of: item))")
    }
  }

  /// After those of the same order.
  private func insert<Item: Ordered>(_ item: Item, in items: inout [Item]) {
    items.insert(item, at: items.firstIndex { $0.order > item.order } ?? items.endIndex)
  }

  /// Takes an item out.
  func remove(_ item: any VirtualRunLoopItem) {
    timers.removeAll { $0 === item }
    displayLinks.removeAll { $0 === item }
    sources.removeAll { $0 === item }
    observers.removeAll { $0 === item }
  }

  /// Whether an item is there.
  func contains(_ item: any VirtualRunLoopItem) -> Bool {
    timers.contains { $0 === item } || displayLinks.contains { $0 === item }
      || sources.contains { $0 === item } || observers.contains { $0 === item }
  }

  /// What may fire, without an order.
  var timed: [any VirtualRunLoopTimedItem] { timers + displayLinks }

  /// The first source that was signalled.
  var signalledSource: VirtualRunLoopSource? { sources.first { $0.isSignalled } }
}

/// Something that comes before or after others of its kind.
protocol Ordered: AnyObject {
  var order: Int { get }
}
