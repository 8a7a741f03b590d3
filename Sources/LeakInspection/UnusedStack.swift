internal import CLeakHeap

/// The stack below the calling function, where calls that have returned left their words.
package enum UnusedStack {
  /// Overwrites it.
  ///
  /// Whoever searches the stack for references later finds the frames of living calls only. Some of their
  /// words are never written, and would still be those of earlier calls.
  @inline(never)
  package static func erase(kilobytes: Int = 256) {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { buffer in
      if kilobytes > 1 { erase(kilobytes: kilobytes - 1) }
      if let start = buffer.baseAddress { leakheap_erase(start, buffer.count) }
    }
  }
}
