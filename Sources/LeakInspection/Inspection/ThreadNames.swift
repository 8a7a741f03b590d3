/// What a thread is called: by the name that the program gave it, or by what Foundation was told to run on it.
///
/// Foundation forgets the name of a thread that is still to be started.
struct ThreadNames {
  private static let className = "Thread"
  private static let module = "Foundation"
  private static let main = "_main"

  private let heap: HeapGraph

  init(_ heap: HeapGraph) { self.heap = heap }

  /// A thread in words.
  func words(for thread: FrozenThread) -> String {
    guard !thread.isMain, thread.name == nil, let object = object(of: thread) else {
      return thread.words
    }
    return words(forThread: object) ?? thread.words
  }

  /// The thread that an object of Foundation stands for; nil if it was not told what to run.
  ///
  /// Any thread that asks for the current one gets an object, so that there is one says nothing.
  func words(forThread object: FrozenBlock) -> String? {
    if let type = heap.reader.typeName(of: object), type != Self.className {
      return "a thread of class \(type)"
    }
    return heap.reader.function(of: Self.main, in: object).map { "a Thread that runs \($0)" }
  }

  /// The object that Foundation keeps with a thread.
  private func object(of thread: FrozenThread) -> FrozenBlock? {
    for word in heap.memory.reader.words(in: thread.threadLocal) {
      guard let position = heap.memory.blocks.index(startingAt: word), !heap.isDead[position],
        heap.kinds[position] == .instance
      else { continue }
      let block = heap.memory.blocks[position]
      if heap.reader.isInstance(block, of: Self.className, in: Self.module) { return block }
    }
    return nil
  }
}
