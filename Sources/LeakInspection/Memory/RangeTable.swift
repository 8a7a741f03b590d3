/// Ranges of addresses in order, none overlapping another, with a fast answer to "which one is it in".
///
/// A look-up is a binary search. Words that are looked up one after another mostly lie close together, so
/// the range of the last answer is tried first.
package final class RangeTable {
  package let ranges: ContiguousArray<AddressRange>
  private var last = 0

  /// - Parameter ranges: in the order of their addresses.
  package init(_ ranges: some Sequence<AddressRange>) {
    self.ranges = ContiguousArray(ranges)
  }

  /// The same memory in as few ranges as possible, so that a value which crosses from one mapping into the
  /// next is found to lie within one range.
  package convenience init(joining ranges: some Sequence<AddressRange>) {
    var joined: ContiguousArray<AddressRange> = []
    for range in ranges {
      if let previous = joined.last, previous.end == range.start {
        joined[joined.count - 1] = AddressRange(previous.start, range.end)
      } else {
        joined.append(range)
      }
    }
    self.init(joined)
  }

  /// The position of the range that contains an address.
  package func index(containing address: UInt) -> Int? {
    if last < ranges.count, ranges[last].contains(address) { return last }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].end <= address { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].contains(address) else { return nil }
    last = low
    return low
  }

  /// The range that contains an address.
  package func range(containing address: UInt) -> AddressRange? {
    index(containing: address).map { ranges[$0] }
  }
}
