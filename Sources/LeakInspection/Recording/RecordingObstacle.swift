import CLeakHeap

/// Why the blocks of this process are not recorded.
public enum RecordingObstacle: String, Sendable, Hashable {
  /// Nobody asked for it: the environment of the process did not have `LEAKSCOPE_RECORD=1` when it started, and
  /// it contains no library whose programs always record.
  case notRequested

  /// The environment of the process had `LEAKSCOPE_DISABLE=1` when it started.
  case disabled

  /// The process has the allocator of a sanitizer, which must not be replaced.
  case sanitizer

  /// Recording is not available on this platform.
  case platform

  /// The address space for the record could not be reserved, as under `ulimit -v` or where the system does
  /// not promise more memory than it has.
  case noAddressSpace

  /// The program has an allocator of its own.
  case foreignAllocator

  /// What a process says of its recorder by number, as the library does that is loaded into programs; nil when it
  /// records.
  package init?(recorderState number: Int) {
    self.init(leakheap_recording_state(UInt32(clamping: number)))
  }

  init?(_ state: leakheap_recording_state) {
    switch state {
    case leakheap_recording_on: return nil
    case leakheap_recording_off: self = .notRequested
    case leakheap_recording_disabled: self = .disabled
    case leakheap_recording_sanitized: self = .sanitizer
    case leakheap_recording_no_space: self = .noAddressSpace
    case leakheap_recording_bypassed: self = .foreignAllocator
    default: self = .platform
    }
  }
}
