extension ReferenceWalk {
  /// Reports what a task refers to.
  ///
  /// Nothing describes frames: their words are candidates, and one reference may stand in several.
  /// Objects that are a part of a frame need no reference to be kept by it.
  func walkTask(_ block: FrozenBlock, layouts: ObjectLayouts, _ body: (Reference) -> Void) {
    let task = TaskMemory(task: block, layouts: layouts)
    let closures = Set(task.parts.map(\.task)).compactMap { task.closureLocation(of: $0) }
    for object in task.objects {
      body(Reference(.trusted, to: object.address, at: object.address))
    }
    for range in task.parts.map(\.range) {
      let first = (range.start + 7) & ~7
      guard range.end >= first + 8, let bytes = UnsafeRawPointer(bitPattern: first) else {
        continue
      }
      walkWords(Int(range.end - first) >> 3, bytes, at: first) { reference in
        guard !task.isPart(reference.target) else { return }
        let isClosure = closures.contains(reference.location)
        body(
          Reference(
            reference.strength, to: reference.target, at: reference.location, isClosure: isClosure))
      }
    }
  }
}

extension TaskMemory {
  /// Where the context of the closure is that the task runs: it stands, behind the closure's
  /// function, before the outermost frame.
  func closureLocation(of task: UInt) -> UInt? {
    frames.last { $0.task == task }.map { $0.context &- 16 }
  }
}
