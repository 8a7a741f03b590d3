/// Tells the objects of some modules from others.
final class ModuleTypes {
  private let memory: FrozenMemory
  private let reader: ObjectReader
  private let modules: Set<String>
  private var known: [UInt: Bool] = [:]

  init(_ memory: FrozenMemory, reader: ObjectReader, modules: Set<String>) {
    self.memory = memory
    self.reader = reader
    self.modules = modules
  }

  /// Whether a block is an object whose type one of the modules declares.
  func declareType(of block: FrozenBlock) -> Bool {
    guard let metadata = memory.word(at: block.address) else { return false }
    if let answer = known[metadata] { return answer }
    let answer = reader.moduleName(of: block).map(modules.contains) ?? false
    known[metadata] = answer
    return answer
  }

  /// The same for an object that has not been deinitialised.
  func areLiving(_ block: FrozenBlock) -> Bool {
    declareType(of: block) && reader.strongCount(of: block) != .deinitialized
  }
}
