internal import CLeakHeap

extension HeapInspection {
  /// Waits until no thread executes a task, and none is about to: a task that was started a moment ago
  /// may not have come to the place where it will wait, and its thread may not have left it.
  ///
  /// Costs nothing in a process of one thread. A task that never stops is waited for to the limit; so is
  /// one that blocks its thread.
  ///
  /// - Parameter limit: How long to wait at most.
  public static func waitForTasks(limit: Duration = .seconds(2)) {
    guard obstacle == nil else { return }
    _ = Polling.answer(within: limit) {
      Platform.threadCount == 1 || !isExecutingTasks ? true : nil
    }
  }

  /// Whether a task is being executed or will be without anybody's doing.
  private static var isExecutingTasks: Bool {
    let answer = try? FrozenProcess.inspect { memory in [TaskActivity(memory).isOver ? 0 : 1] }
    return answer == [1]
  }
}

/// What the cooperative pool does in a frozen process.
package struct TaskActivity {
  private let memory: FrozenMemory

  package init(_ memory: FrozenMemory) { self.memory = memory }

  /// Whether no thread of the pool has a task to execute.
  package var isOver: Bool { !memory.threads.contains(where: isExecutingTask) && !hasRunnableTask }

  private func isExecutingTask(_ thread: FrozenThread) -> Bool {
    guard !thread.isMain, !thread.isCaller, !thread.isIdleWorker else { return false }
    return memory.reader.words(in: thread.stack).contains {
      guard let image = memory.images.image(executing: $0) else { return false }
      return image.name.hasPrefix("libswift_Concurrency")
    }
  }

  private var hasRunnableTask: Bool {
    let metadata = UInt(bitPattern: leakheap_task_metadata())
    guard metadata != 0 else { return false }
    return memory.blocks.contains { block in
      block.size >= UInt(TaskRecord.size) && memory.reader.word(at: block.address) == metadata
        && TaskRecord(address: block.address, memory: memory).isRunnable
    }
  }
}
