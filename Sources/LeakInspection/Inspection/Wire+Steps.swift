extension WireWriter {
  /// Writes steps, or, of a list that was written before, only its number: one ring can be that of all
  /// survivors, and very long.
  ///
  /// What was written must outlive the writer, since lists are known by their places in memory.
  mutating func write(steps: [PathStep]) {
    guard let place = steps.withUnsafeBufferPointer(\.baseAddress), !steps.isEmpty else {
      return write(0)
    }
    if let known = lists[UnsafeRawPointer(place)] { return write(~known) }
    lists[UnsafeRawPointer(place)] = lists.count
    write(steps) { $1.write(to: &$0) }
  }
}

extension PathStep {
  fileprivate func write(to writer: inout WireWriter) {
    writer.write(owner ?? -1)
    writer.write(name)
    writer.write(target)
    writer.write(skipped)
  }
}

extension WireReader {
  /// Reads steps.
  mutating func steps() throws(Malformed) -> [PathStep] {
    let count = try number()
    if count < 0 {
      guard ~count < lists.count else { throw Malformed() }
      return lists[~count]
    }
    guard count > 0 else { return [] }
    let steps = try list(count) { reader throws(Malformed) in
      let owner = try reader.number()
      return PathStep(
        owner: owner < 0 ? nil : owner, name: try reader.text(), target: try reader.number(),
        skipped: try reader.number())
    }
    lists.append(steps)
    return steps
  }
}
