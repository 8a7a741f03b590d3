import CLeakHeap

/// The record of every live block of the process.
///
/// Recording begins with the process or not at all: with `LEAKSCOPE_RECORD=1` in its environment, or because
/// the program contains `LeakChecking`, and never with `LEAKSCOPE_DISABLE=1`. It costs a few nanoseconds per allocation and one byte of memory per 16 bytes of heap, which the record needs
/// whether blocks are large or small. A process that did not ask for it pays one branch per allocation.
public enum HeapRecorder {
  /// Whether blocks are recorded.
  public static var isRecording: Bool { obstacle == nil }

  /// Why blocks are not recorded, or nil when they are.
  public static var obstacle: RecordingObstacle? {
    RecordingObstacle(leakheap_recording())
  }

  /// How many bytes of address space recording needs; little of it becomes memory.
  public static var addressSpace: Int { leakheap_record_size() }

  /// Begins a new mark, which all blocks born from now on carry, in whatever thread.
  ///
  /// Marks are numbered from 1 on, and a block born before the first carries none. A block that is resized
  /// keeps its mark. Returns nil when nothing is recorded or when the numbers, of which there are 60, are
  /// used up; blocks then go on to carry the last one.
  @discardableResult
  public static func mark() -> AllocationMark? {
    AllocationMark(number: UInt8(leakheap_mark()))
  }
}
