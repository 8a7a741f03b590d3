extension HeapInspection {
  /// The tasks that were started in a scope and have not ended, by name, in the order in which they were made.
  ///
  /// - Parameters:
  ///   - scope: The scope, which has not ended.
  ///   - deadline: How long a look may take.
  /// - Returns: Their names; children of tasks, which their parents wait for, are not among them.
  /// - Throws: Why nothing is known.
  public static func openTasks(
    of scope: AllocationScope, deadline: Duration = .seconds(60)
  ) throws(FrozenProcessError) -> [String] {
    let bytes = try FrozenProcess.inspect(deadline: deadline) { memory in
      let reader = ObjectReader(memory: memory)
      var writer = WireWriter()
      let tasks = openTasks(of: scope, in: memory, reader)
      let inOrder = tasks.map {
        (block: $0, id: TaskRecord(address: $0.address, memory: memory).id)
      }
      .sorted { $0.id < $1.id }
      writer.write(inOrder.map { reader.taskName(of: $0.block) }) { $0.write($1) }
      return writer.bytes
    }
    return try list(in: bytes) { reader throws(WireReader.Malformed) in try reader.text() }
  }

  /// Whether there are such tasks, which is known sooner than their names.
  ///
  /// - Parameters:
  ///   - scope: The scope, which has not ended.
  ///   - deadline: How long a look may take.
  /// - Returns: Whether there is one.
  /// - Throws: Why nothing is known.
  public static func hasOpenTasks(
    of scope: AllocationScope, deadline: Duration = .seconds(60)
  ) throws(FrozenProcessError) -> Bool {
    try FrozenProcess.inspect(deadline: deadline) { memory in
      [openTasks(of: scope, in: memory, ObjectReader(memory: memory)).isEmpty ? 0 : 1]
    } == [1]
  }

  private static func openTasks(
    of scope: AllocationScope, in memory: FrozenMemory, _ reader: ObjectReader
  ) -> [FrozenBlock] {
    let births = scope.births
    return memory.blocks(of: births).filter { block in
      births[block] == .inScope && reader.kind(of: block) == .task
        && TaskRecord(address: block.address, memory: memory).state != .complete
    }
  }

  /// How many objects of some modules are alive that were born in a scope, by type.
  ///
  /// - Parameters:
  ///   - scope: The scope, which has not ended.
  ///   - modules: The modules whose objects are counted.
  ///   - deadline: How long a look may take.
  /// - Returns: The numbers, none of which is 0.
  /// - Throws: Why nothing is known.
  public static func population(
    of scope: AllocationScope, modules: Set<String>, deadline: Duration = .seconds(60)
  ) throws(FrozenProcessError) -> [String: Int] {
    let bytes = try FrozenProcess.inspect(deadline: deadline) { memory in
      let reader = ObjectReader(memory: memory)
      let types = ModuleTypes(memory, reader: reader, modules: modules)
      let births = scope.births
      var counts: [String: Int] = [:]
      for block in memory.blocks(of: births)
      where births[block] == .inScope && reader.kind(of: block) == .instance
        && types.areLiving(block)
      {
        counts[reader.typeName(of: block) ?? "object", default: 0] += 1
      }
      var writer = WireWriter()
      writer.write(counts.sorted { $0.key < $1.key }) { writer, line in
        writer.write(line.key)
        writer.write(line.value)
      }
      return writer.bytes
    }
    let lines = try list(in: bytes) { reader throws(WireReader.Malformed) in
      (type: try reader.text(), count: try reader.number())
    }
    return Dictionary(lines.map { ($0.type, $0.count) }, uniquingKeysWith: +)
  }

  private static func list<Element>(
    in bytes: [UInt8], of element: (inout WireReader) throws(WireReader.Malformed) -> Element
  ) throws(FrozenProcessError) -> [Element] {
    var reader = WireReader(bytes)
    guard let list = try? reader.list(element) else { throw .endedWithoutResult }
    return list
  }
}
