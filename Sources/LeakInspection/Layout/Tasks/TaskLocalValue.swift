/// Finds task-local values in the memory of tasks.
///
/// The runtime keeps them among the frames, one behind the other: the next one, the key, the type, the value. The key
/// is the object that `@TaskLocal` makes.
enum TaskLocalValue {
  /// References that stand deeper in a value are not looked for.
  private static let wordLimit = 32

  /// The key of the value in which a reference stands; nil if it stands in none.
  static func key(ofValueAt location: UInt, shapes: TypeShapes) -> UInt? {
    let memory = shapes.memory
    for word in 0..<wordLimit {
      let start = location &- UInt(8 * word)
      guard let key = memory.word(at: start &- 16), let type = memory.word(at: start &- 8) else {
        return nil
      }
      if isKey(key, in: memory), let shape = shapes.shape(of: type), shape.size > 8 * word {
        return key
      }
    }
    return nil
  }

  private static func isKey(_ address: UInt, in memory: any MemoryReading) -> Bool {
    guard let metadata = memory.word(at: address),
      let type = ClassMetadata(at: metadata, in: memory)
    else { return false }
    // The types of the concurrency library say that they belong to the standard library.
    return type.descriptor.isType("TaskLocal", of: "Swift")
  }
}
