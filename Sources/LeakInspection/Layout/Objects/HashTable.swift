/// The native storage of a dictionary or a set: keys and values in buckets, and a bitmap that says
/// which buckets are in use.
struct HashTable {
  static let dictionaryBitmapOffset = 64
  static let setBitmapOffset = 56
  private static let scaleOffset = 32
  private static let keysOffset = 48
  private static let valuesOffset = 56

  let bucketCount: Int
  let keys: UInt
  /// 0 in a set.
  let values: UInt
  private let bitmap: UInt

  /// Nil when the storage contradicts itself.
  init?(block: FrozenBlock, key: TypeShape, value: TypeShape?, memory: any MemoryReading) {
    let address = block.address
    guard block.size >= Self.dictionaryBitmapOffset || value == nil,
      let scale = memory.load(UInt8.self, at: address + UInt(Self.scaleOffset)), scale < 40,
      let keys = memory.word(at: address + UInt(Self.keysOffset))
    else { return nil }
    bucketCount = 1 << Int(scale)
    self.keys = keys
    let end = address + memory.usableSize(of: block)
    func fits(_ start: UInt, _ count: Int, _ stride: Int) -> Bool {
      start >= address && start <= end && UInt(count) <= (end - start) / UInt(max(stride, 1))
    }
    bitmap = address + UInt(value == nil ? Self.setBitmapOffset : Self.dictionaryBitmapOffset)
    guard fits(bitmap, (bucketCount + 63) >> 6, 8), fits(keys, bucketCount, key.stride) else {
      return nil
    }
    guard let value else {
      values = 0
      return
    }
    values = memory.word(at: address + UInt(Self.valuesOffset)) ?? 0
    guard fits(values, bucketCount, value.stride) else { return nil }
  }

  /// The place of a bucket's entry among the entries.
  func place(ofBucket bucket: Int) -> Int {
    var found = 0
    forEachEntry { if $0 < bucket { found = $1 + 1 } }
    return found
  }

  /// Calls `body` with the bucket of each entry and its place among the entries.
  func forEachEntry(_ body: (_ bucket: Int, _ place: Int) -> Void) {
    guard let words = UnsafePointer<UInt>(bitPattern: bitmap) else { return }
    var place = 0
    for index in 0..<((bucketCount + 63) >> 6) {
      var word = words[index]
      if bucketCount < 64 { word &= 1 << UInt(bucketCount) - 1 }
      while word != 0 {
        body(index << 6 + word.trailingZeroBitCount, place)
        word &= word - 1
        place += 1
      }
    }
  }
}
