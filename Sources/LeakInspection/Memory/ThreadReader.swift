import CLeakHeap

/// Finds out what of a thread's memory is in use.
struct ThreadReader {
  /// The C library's record of a thread begins at the thread pointer and is this long, or ends with the
  /// mapping.
  private static let recordSize: UInt = 2304

  let memory: MemoryReader
  let images: ImageTable
  let dispatch: DispatchThreads
  let mainHasEnded: Bool

  func read(_ thread: leakheap_thread) -> FrozenThread {
    let stackPointer = UInt(thread.stack_pointer) - redZone(of: thread)
    let mapping = memory.readable.range(containing: stackPointer)
    let pointer =
      thread.thread_pointer != 0
      ? UInt(thread.thread_pointer)
      : mapping.flatMap { threadPointer(in: AddressRange(stackPointer, $0.end)) }
    let threadLocal = pointer.map(threadLocalRange) ?? AddressRange(0, 0)
    var stack = AddressRange(stackPointer, mapping?.end ?? stackPointer)
    // The block of a thread with a mapped stack is at the upper end of that.
    if stack.contains(threadLocal.start) { stack = AddressRange(stackPointer, threadLocal.start) }

    let isCaller = thread.state == leakheap_thread_caller
    let code = UInt(thread.program_counter)
    let isIdle =
      !isCaller && !thread.is_main
      && dispatch.isIdle(stack: stack, code: code, threadPointer: pointer)
    let isOver =
      thread.is_main && (isCaller ? mainHasEnded : dispatch.isParkedMain(stack: stack, code: code))
    let isUnused = isIdle || isOver
    return FrozenThread(
      id: Int(thread.id), isMain: thread.is_main, isCaller: isCaller,
      isRunning: thread.state == leakheap_thread_stopped,
      stack: isUnused ? AddressRange(stackPointer, stackPointer) : stack,
      registers: isUnused ? [] : registers(of: thread),
      threadLocal: threadLocal, pointer: pointer, isIdleWorker: isIdle)
  }

  /// How many bytes below its stack pointer a function may use that calls no other, when a signal stopped it there.
  private func redZone(of thread: leakheap_thread) -> UInt {
    #if arch(x86_64)
      thread.state == leakheap_thread_stopped ? 128 : 0
    #else
      0
    #endif
  }

  /// The thread's record, which is at the upper end of its stack, says twice where it is itself.
  private func threadPointer(in range: AddressRange) -> UInt? {
    guard !range.isEmpty else { return nil }
    var found: UInt?
    memory.searchWords(in: range, for: range.start...range.end) { address, word in
      if found == nil, word == address, memory.word(at: address + 16) == address { found = address }
    }
    return found
  }

  private func threadLocalRange(of pointer: UInt) -> AddressRange {
    let distance = images.images.compactMap(\.threadLocalDistance).max() ?? 0
    let range = AddressRange(pointer - min(distance, pointer), pointer &+ Self.recordSize)
    return memory.readable.range(containing: pointer)?.intersection(range)
      ?? AddressRange(pointer, pointer)
  }

  private func registers(of thread: leakheap_thread) -> [UInt] {
    withUnsafeBytes(of: thread.registers) { bytes in
      bytes.bindMemory(to: UInt.self).prefix(thread.register_count).map { $0 }
    }
  }
}
