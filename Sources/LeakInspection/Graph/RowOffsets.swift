/// Finds the places of things that are to stand in rows, one row after another, in two rounds: first
/// everything is counted, then everything takes its place.
///
/// One array does for both, so that a large graph needs no second one while it is made.
struct RowOffsets {
  /// While counting entry n + 2 counts row n; then entry n + 1 is the next free place of row n, which in the
  /// end is where row n + 1 begins.
  private var entries: [UInt32]

  init(rows: Int) { entries = [UInt32](repeating: 0, count: rows + 2) }

  /// Counts one more thing in a row.
  mutating func count(_ row: Int) { entries[row + 2] += 1 }

  /// Begins with the second round; how many things there are.
  mutating func finishCounting() -> Int {
    for entry in entries.indices.dropFirst(2) { entries[entry] += entries[entry - 1] }
    return Int(entries[entries.count - 1])
  }

  /// The place of the next thing in a row.
  mutating func takePlace(in row: Int) -> Int {
    defer { entries[row + 1] += 1 }
    return Int(entries[row + 1])
  }

  /// Where each row begins, and where the last one ends, when everything has its place.
  consuming func finished() -> [UInt32] {
    entries.removeLast()
    return entries
  }
}
