/// Tells whether objects are of the classes that references to them are declared with.
///
/// In memory that was used before, a property without a value may look like a reference. It is one only if what
/// it leads to can be a value of its type.
final class DeclaredClasses {
  private struct Entry {
    var metadata: UInt = 0
    var descriptor: UInt = 0
    var isInstance = false
  }

  private static let count = 256
  private let memory: any MemoryReading
  /// The answers that were given last.
  private let entries: UnsafeMutablePointer<Entry>

  init(memory: any MemoryReading) {
    self.memory = memory
    entries = .allocate(capacity: Self.count)
    entries.initialize(repeating: Entry(), count: Self.count)
  }

  deinit {
    entries.deinitialize(count: Self.count)
    entries.deallocate()
  }

  /// Whether the object at an address is an instance of the class with this descriptor, or of a subclass.
  ///
  /// Classes are told apart by their descriptors: a generic one is not asked for its arguments.
  func isInstance(objectAt address: UInt, of descriptor: UInt) -> Bool {
    guard let metadata = memory.word(at: address) else { return false }
    let place = Int(((metadata >> 4) ^ (metadata >> 12) ^ (descriptor >> 2)) & UInt(Self.count - 1))
    let entry = entries + place
    if entry.pointee.metadata == metadata, entry.pointee.descriptor == descriptor {
      return entry.pointee.isInstance
    }
    let isInstance = inherits(metadata, descriptor)
    entry.pointee = Entry(metadata: metadata, descriptor: descriptor, isInstance: isInstance)
    return isInstance
  }

  private func inherits(_ metadata: UInt, _ descriptor: UInt) -> Bool {
    var level = ClassMetadata(at: metadata, in: memory)
    var depth = 0
    while let current = level, depth < 256 {
      if current.descriptor.address == descriptor { return true }
      level = current.superclass
      depth += 1
    }
    return false
  }
}
