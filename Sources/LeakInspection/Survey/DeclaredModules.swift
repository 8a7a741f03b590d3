internal import CLeakHeap

/// The modules in which the types of a process are declared, its libraries' included.
struct DeclaredModules {
  /// Their names.
  let names: Set<String>

  /// Reads what the images of a process have told its Swift runtime.
  ///
  /// Called in the frozen copy, whose runtime this is.
  init(in memory: some MemoryReading) {
    var lists = [leakheap_type_list](repeating: leakheap_type_list(), count: 1024)
    let count = leakheap_type_lists(&lists, lists.count)
    var names: Set<String> = []
    for list in lists.prefix(count) {
      for entry in stride(from: list.start, to: list.end, by: 4) {
        // The lowest bits tell whether the type is declared in this image.
        guard let distance = memory.load(Int32.self, at: entry) else { continue }
        var address = UInt(bitPattern: Int(bitPattern: entry) &+ Int(distance & ~3))
        if distance & 1 != 0 { address = memory.load(UInt.self, at: address) ?? 0 }
        guard let module = ContextDescriptor(at: address, in: memory)?.module else { continue }
        names.insert(module)
      }
    }
    self.names = names
  }
}
