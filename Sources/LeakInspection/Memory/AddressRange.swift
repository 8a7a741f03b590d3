/// A range of addresses, up to and not including its end.
package struct AddressRange: Sendable, Hashable {
  package let start: UInt
  package let end: UInt

  package init(_ start: UInt, _ end: UInt) {
    self.start = start
    self.end = max(start, end)
  }

  package var count: UInt { end - start }

  package var isEmpty: Bool { start == end }

  package func contains(_ address: UInt) -> Bool { address >= start && address < end }

  /// What both ranges have in common; empty when that is nothing.
  package func intersection(_ other: AddressRange) -> AddressRange {
    AddressRange(max(start, other.start), min(end, other.end))
  }
}
