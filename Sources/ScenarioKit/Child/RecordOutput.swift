/// The child's end of the record stream.
final class RecordOutput: Sendable {
  private let descriptor: Locked<Int32>

  init(descriptor: Int32) { self.descriptor = Locked(descriptor) }

  /// Sends `record` as one line.
  ///
  /// The lock keeps the pieces of a long line together; a line that fits into one message would not need
  /// it. Nobody but this function ever has the lock, and it releases no object of the scenario.
  func write(_ record: Record) {
    var line = record.json
    line += "\n"
    descriptor.withLock { descriptor in
      line.withUTF8 { Platform.send(UnsafeRawBufferPointer($0), to: descriptor) }
    }
  }
}
