/// A short name for a list of texts, equal for equal lists.
enum Fingerprint {
  /// The 64-bit FNV-1a hash of the texts, each followed by a byte that no text contains.
  static func of(_ texts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let bytes = texts.map { Array($0.utf8) + [0xFF] }.joined()
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
