internal import CLeakHeap

extension MemoryReader {
  /// Calls `body` with each aligned word of a range, as far as it is readable, whose bits under a mask are a number
  /// of `wanted`.
  ///
  /// Variables and frames have hundreds of thousands of words, of which hardly any is of interest; the others cost
  /// about a nanosecond each, without an optimiser as well.
  ///
  /// - Parameters:
  ///   - range: Where to search.
  ///   - mask: The bits that count.
  ///   - wanted: What they may be.
  ///   - body: Called with the address of a word, and the word.
  func searchWords(
    in range: AddressRange, mask: UInt = .max, for wanted: ClosedRange<UInt>,
    body: (_ address: UInt, _ word: UInt) -> Void
  ) {
    let words = words(in: range)
    guard let first = words.baseAddress else { return }
    let start = UInt(bitPattern: first)
    var index = 0
    while true {
      index = leakheap_find_word(
        first, index, words.count, mask, wanted.lowerBound, wanted.upperBound)
      guard index < words.count else { return }
      body(start + 8 * UInt(index), words[index])
      index += 1
    }
  }
}
