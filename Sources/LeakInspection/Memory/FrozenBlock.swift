/// A live block of the heap.
package struct FrozenBlock: Sendable, Hashable {
  package let address: UInt

  /// The size that was asked for.
  ///
  /// What rounding added behind it may hold old words of no meaning, and may just as well be in
  /// use: the standard library's collections ask for the usable size and take it all.
  package let size: UInt

  /// The mark under which the block was born.
  package let mark: AllocationMark?

  package init(address: UInt, size: UInt, mark: AllocationMark? = nil) {
    self.address = address
    self.size = size
    self.mark = mark
  }

  package var range: AddressRange { AddressRange(address, address + size) }
}
