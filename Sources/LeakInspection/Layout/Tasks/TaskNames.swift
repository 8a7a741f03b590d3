/// What a task is called, and where it is suspended, as a programmer says it.
struct TaskNames {
  let functions: FunctionNames

  private var memory: any MemoryReading { functions.memory }

  /// The first of some frames that has a name.
  func nearest(_ frames: some Sequence<TaskFrame>) -> String? {
    for frame in frames {
      if let symbol = memory.symbol(at: frame.function), let name = FrameName.name(of: symbol) {
        return name
      }
    }
    return nil
  }

  /// The function that a task runs.
  func function(of task: TaskRecord) -> String? {
    guard let location = task.closureLocation, let function = memory.word(at: location - 8) else {
      return nil
    }
    let name = functions.name(of: function, context: memory.word(at: location) ?? 0)
    return name.flatMap { $0.hasPrefix("thunk for ") ? nil : $0 }
  }

  /// `task 'poll'`, `task of closure #1 in Screen.start()`, or just what it is.
  func name(of task: TaskRecord, in frames: some BidirectionalCollection<TaskFrame>) -> String {
    if let name = task.name { return "task '\(name)'" }
    if task.state == .complete { return "task that has ended" }
    guard let function = function(of: task) ?? nearest(frames.reversed()) else { return "task" }
    // What the compiler makes of `async let child = load()` is a child outside of any group.
    let isAsyncLet = task.parent != nil && task.group == nil
    if isAsyncLet, function.hasPrefix("implicit closure #"),
      let place = function[...].range(of: " in ")
    {
      return "task of async let in \(function[place.upperBound...])"
    }
    return "task of \(function)"
  }

  /// The function in which a suspended task waits; nil for one that goes on by itself.
  ///
  /// Closures are part of the function that they are written in: which of them have a frame of their
  /// own is the optimiser's choice.
  func place(of task: TaskRecord, in frames: some Sequence<TaskFrame>) -> String? {
    guard case .suspended = task.state, !isAsleep(frames) else { return nil }
    for frame in frames {
      guard let symbol = memory.symbol(at: frame.function) else { continue }
      if let waiting = Self.waiting.first(where: { symbol.linkerName.hasPrefix($0.prefix) }) {
        return waiting.name
      }
      if let name = FrameName.name(of: symbol) { return Self.withoutClosures(name) }
    }
    return nil
  }

  /// Functions of the library that say better than their caller what is waited for.
  private static let waiting = [
    (prefix: "$sScS8IteratorV4next", name: "AsyncStream.Iterator.next"),
    (prefix: "$sScs8IteratorV4next", name: "AsyncThrowingStream.Iterator.next"),
    (prefix: "$s11Observation12ObservationsV", name: "Observations.Iterator.next"),
    (prefix: "$sScT5valuexvg", name: "Task.value"),
    (prefix: "$sScTss5NeverORs_rlE5valuexvg", name: "Task.value"),
  ]

  /// Whether a task with these frames, the innermost first, waits for the time that it asked to be
  /// resumed at.
  func isAsleep(_ frames: some Sequence<TaskFrame>) -> Bool {
    for frame in frames {
      guard let symbol = memory.symbol(at: frame.function) else { continue }
      if Self.sleeping.contains(where: symbol.linkerName.hasPrefix) { return true }
      if FrameName.name(of: symbol) != nil { return false }
    }
    return false
  }

  /// `Task.sleep` in its forms, and what its clocks run when it is time.
  private static let sleeping = [
    "$sScTss5NeverORszABRs_rlE5sleep", "$sScTss5NeverORszABRs_rlE6_sleep",
  ]

  private static func withoutClosures(_ name: String) -> String {
    var name = name[...]
    while ["closure #", "implicit closure #", "method reference in "].contains(
      where: name.hasPrefix),
      let rest = name.range(of: " in ")
    {
      name = name[rest.upperBound...]
    }
    return String(name)
  }
}

extension Substring {
  /// The first place of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    ranges(of: text).first
  }
}
