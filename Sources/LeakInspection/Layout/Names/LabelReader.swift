/// Finds out what a reference is called, from where it stands in its owner.
struct LabelReader {
  let layouts: ObjectLayouts
  let functions: FunctionNames
  private var taskNames: TaskNames { TaskNames(functions: functions) }
  var memory: any MemoryReading { layouts.memory }

  func label(of reference: Reference, in block: FrozenBlock) -> ReferenceLabel {
    let steps = steps(to: reference.location, in: block)
    guard reference.isClosure, let function = memory.word(at: reference.location &- 8) else {
      return ReferenceLabel(steps: steps)
    }
    return ReferenceLabel(
      steps: steps, function: functions.name(of: function, context: reference.target))
  }

  private func steps(to location: UInt, in block: FrozenBlock) -> [ReferenceStep] {
    let offset = Int(bitPattern: location &- block.address)
    guard let layout = layouts.layout(of: block) else { return [.word(offset)] }
    if layout.kind == .task { return frameSteps(location, in: block) ?? [.word(offset)] }
    if let field = layout.fields.first(where: {
      offset - $0.offset >= 0 && offset - $0.offset < $0.size
    }) {
      var path = ValuePath(shapes: layouts.shapes)
      path.steps = [named(field, in: layout)]
      path.enter(field.value, at: block.address + UInt(field.offset), offset: offset - field.offset)
      return path.steps
    }
    if let words = KeyPathObject.words(forWordAt: offset, in: block, memory: memory) {
      return [.library(words)]
    }
    return tailSteps(offset, in: block, layout) ?? [.word(offset)]
  }

  private func named(_ field: ObjectLayout.Field, in layout: ObjectLayout) -> ReferenceStep {
    guard case .property(let name) = field.step else { return field.step }
    let isObservable = layout.fields.contains { $0.step == .property("_$observationRegistrar") }
    var type: ContextDescriptor?
    if case .value(let shape) = field.value {
      type = TypeMetadata(at: shape.metadata, in: memory)?.nominalDescriptor
    }
    return .property(
      PropertyName.inSource(name, type: type, ownerIsObservable: isObservable))
  }

  // MARK: Frames

  /// The closure that a task runs needs no step; what else is found in one is in a function's frame,
  /// or part of the result.
  private func frameSteps(_ location: UInt, in block: FrozenBlock) -> [ReferenceStep]? {
    let task = TaskMemory(task: block, layouts: layouts)
    guard let record = task.records.first else { return nil }
    if record.state == .complete { return [.property("value")] }
    if task.records.contains(where: { $0.closureLocation == location }) { return [] }
    if let key = TaskLocalValue.key(ofValueAt: location, shapes: layouts.shapes) {
      return [.taskLocal(key: key)]
    }
    if let frame = taskNames.nearest(task.frames(around: location)) { return [.frame(of: frame)] }
    return taskNames.function(of: record).map { [.frame(of: $0)] }
  }

  // MARK: Elements

  private func tailSteps(
    _ offset: Int, in block: FrozenBlock, _ layout: ObjectLayout
  ) -> [ReferenceStep]? {
    switch layout.tail {
    case .plain, .words: nil
    case .uncertain(let element):
      elementSteps(offset, from: layout.end, of: element, in: block)
    case .array(let element):
      elementSteps(offset, from: ArrayStorage.headerSize, of: element, in: block)
    case .deque(let element):
      dequeSteps(block.address + UInt(offset), of: element, in: block)
    case .table(let key, let value):
      tableSteps(block.address + UInt(offset), key, value, in: block)
    }
  }

  private func elementSteps(
    _ offset: Int, from end: Int, of element: TypeShape, in block: FrozenBlock
  ) -> [ReferenceStep]? {
    let mask = element.alignment - 1
    let start = (end + mask) & ~mask
    guard offset >= start, element.stride > 0 else { return nil }
    let index = (offset - start) / element.stride
    return steps(
      .element(index), element, at: block.address + UInt(start + index * element.stride),
      offset: (offset - start) % element.stride)
  }

  private func dequeSteps(
    _ location: UInt, of element: TypeShape, in block: FrozenBlock
  ) -> [ReferenceStep]? {
    guard let storage = DequeStorage(block: block, element: element, memory: memory),
      let index = storage.index(of: location)
    else { return nil }
    let start = storage.address(of: index)
    return steps(.element(index), element, at: start, offset: Int(location - start))
  }

  private func tableSteps(
    _ location: UInt, _ key: TypeShape, _ value: TypeShape?, in block: FrozenBlock
  ) -> [ReferenceStep]? {
    guard let table = HashTable(block: block, key: key, value: value, memory: memory) else {
      return nil
    }
    func bucket(_ start: UInt, _ stride: Int) -> Int? {
      guard stride > 0, location >= start else { return nil }
      let bucket = Int(location - start) / stride
      return bucket < table.bucketCount ? bucket : nil
    }
    if let value, let bucket = bucket(table.values, value.stride) {
      let text = KeyText.text(of: key, at: table.keys + UInt(bucket * key.stride), memory)
      let start = table.values + UInt(bucket * value.stride)
      if let words = ObservationClasses.words(forEntryAt: start, of: value, layouts: layouts) {
        return [.library(words)]
      }
      return steps(
        .value(key: text, table.place(ofBucket: bucket)), value, at: start,
        offset: Int(location - start))
    }
    guard let bucket = bucket(table.keys, key.stride) else { return nil }
    let place = table.place(ofBucket: bucket)
    let start = table.keys + UInt(bucket * key.stride)
    return steps(
      value == nil ? .member(place) : .key(place), key, at: start, offset: Int(location - start))
  }

  private func steps(
    _ first: ReferenceStep, _ shape: TypeShape, at address: UInt, offset: Int
  ) -> [ReferenceStep] {
    var path = ValuePath(shapes: layouts.shapes)
    path.steps = [first]
    path.enter(.value(shape), at: address, offset: offset)
    return path.steps
  }
}
