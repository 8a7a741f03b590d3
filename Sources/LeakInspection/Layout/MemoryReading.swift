/// What the typed view needs to know of the memory that it reads.
///
/// The memory is that of this very process, so readable bytes are read in place; what a reader must
/// never do is to read an address that nobody has vouched for.
package protocol MemoryReading: AnyObject {
  /// Whether so many bytes from an address on can be read.
  func isReadable(_ address: UInt, count: Int) -> Bool

  /// Whether an address lies in a loaded executable or library.
  func isInImage(_ address: UInt) -> Bool

  /// Whether an address lies in the executable itself, whose symbols are wanted anyway.
  func isInProgram(_ address: UInt) -> Bool

  /// The file name of the executable or library that an address lies in.
  func imageName(at address: UInt) -> String?

  /// How far an address lies behind the start of the executable or library that it lies in.
  func offsetInImage(of address: UInt) -> UInt?

  /// The live block that begins at an address.
  func block(startingAt address: UInt) -> FrozenBlock?

  /// How many bytes of a block its owner may use: the requested size and what rounding added.
  func usableSize(of block: FrozenBlock) -> UInt

  /// Where the symbol with a linker's name is, in the image that an address belongs to.
  func address(ofSymbol name: String, inImageOf address: UInt) -> UInt?

  /// The symbol that an address lies in.
  func symbol(at address: UInt) -> Symbol?
}
