import CLeakHeap

/// The way of a result from the copy to its parent: its length in eight bytes, then its bytes.
///
/// The length tells a complete result from one that a crash cut off, whoever collects the exit status.
enum FrozenResult {
  /// Writes the result and ends the copy.
  static func send(_ bytes: [UInt8], through copy: leakheap_copy) -> Never {
    withUnsafePointer(to: copy) { copy in
      withUnsafeBytes(of: UInt64(bytes.count)) { leakheap_send(copy, $0.baseAddress, $0.count) }
      bytes.withUnsafeBytes { leakheap_send(copy, $0.baseAddress, $0.count) }
    }
    leakheap_leave()
  }

  /// Reads a result to its end and waits for the end of the copy, which does not outlive this call.
  static func receive(
    from copy: leakheap_copy, until end: UInt64, deadline: Duration
  ) throws(FrozenProcessError) -> [UInt8] {
    var copy = copy
    var received: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = leakheap_receive(&copy, &chunk, chunk.count, end)
      if count < 0 {
        _ = leakheap_discard(&copy, true)
        throw .timedOut(deadline: deadline)
      }
      if count == 0 { break }
      received += chunk[..<count]
    }
    let signal = leakheap_discard(&copy, false)
    guard signal == 0 else { throw .crashed(signal: signal) }
    guard let result = complete(received) else { throw .endedWithoutResult }
    return result
  }

  private static func complete(_ received: [UInt8]) -> [UInt8]? {
    let header = MemoryLayout<UInt64>.size
    guard received.count >= header else { return nil }
    let length = received.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    guard UInt64(received.count - header) == length else { return nil }
    return Array(received[header...])
  }
}
