extension ReferenceWalk {
  /// Reports what a task and its children refer to, and which of them does.
  ///
  /// Nothing describes frames: their words are candidates, and one reference may stand in several.
  /// Those of the outermost frame come first. Objects that are a part of a frame need no reference
  /// to be kept by it.
  func walkTask(_ task: TaskMemory, _ body: (_ reference: Reference, _ task: UInt) -> Void) {
    for record in task.records { walkResult(of: record) { body($0, record.address) } }
    let closures = task.records.compactMap(\.closureLocation)
    for object in task.objects {
      guard let owner = task.owner(ofObjectAt: object.address) else { continue }
      body(Reference(.trusted, to: object.address, at: object.address), owner)
    }
    for part in task.parts {
      let first = (part.range.start + 7) & ~7
      guard part.range.end >= first + 8, let bytes = UnsafeRawPointer(bitPattern: first) else {
        continue
      }
      walkWords(Int(part.range.end - first) >> 3, bytes, at: first) { reference in
        guard !task.isPart(reference.target) else { return }
        let isClosure = closures.contains(reference.location)
        body(
          Reference(
            reference.strength, to: reference.target, at: reference.location, isClosure: isClosure),
          part.task)
      }
    }
  }

  /// Reports what the result of a task refers to, if it has ended.
  private func walkResult(of task: TaskRecord, _ body: (Reference) -> Void) {
    guard let (location, type) = task.result, memory.isReadable(location, count: 8),
      let value = UnsafeRawPointer(bitPattern: location)
    else { return }
    guard let type else {
      return walk([Slot(offset: 0, form: .native)], value, at: location, body)
    }
    guard let shape = shapes.shape(of: type), memory.isReadable(location, count: shape.size) else {
      return
    }
    walk(shape.slots, value, at: location, body)
  }
}
