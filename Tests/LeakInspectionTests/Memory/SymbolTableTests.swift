import Foundation
import LeakInspection
import Testing

@Suite struct SymbolTableTests {
  @Test func findsBySymbolNameWhatItFindsByAddress() throws {
    let table = SymbolTable(path: "/proc/self/exe")
    let main = try #require(table.symbol(named: "main"))
    #expect(table.symbol(at: main.start)?.name == "main")
    #expect(table.symbol(at: main.start + main.size - 1)?.name == "main")
    #expect(table.symbol(named: "no such function") == nil)
    #expect(table.symbol(at: 0) == nil)
    #expect(table.symbol(at: .max) == nil)
  }

  @Test(arguments: ["/no/such/file", "/", "/dev/null", "/proc/self/status", #filePath])
  func whatIsNoImageHasNoSymbols(path: String) {
    let table = SymbolTable(path: path)
    #expect(table.symbol(at: 0x1000) == nil)
    #expect(table.symbol(named: "main") == nil)
  }

  @Test func damagedImagesHaveFewerSymbolsAndDoNoHarm() throws {
    var random = SplitMix(state: 3)
    let sound = try #require(Self.image(symbolCount: 20))
    #expect(try symbolCount(of: sound) == 20)
    for round in 0..<400 {
      var damaged = sound
      if round % 4 == 0 { damaged.removeLast(Int(random.next(below: UInt(sound.count)))) }
      for _ in 0..<random.next(below: 12) where !damaged.isEmpty {
        // The headers, where a wrong number does most, are a small part of the file.
        let limit = random.next(below: 2) == 0 ? min(damaged.count, 256) : damaged.count
        damaged[Int(random.next(below: UInt(limit)))] = UInt8(random.next(below: 256))
      }
      #expect(try symbolCount(of: damaged) <= 20)
    }
  }

  private func symbolCount(of image: [UInt8]) throws -> Int {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(image).write(to: file)
    let table = SymbolTable(path: file.path)
    return (0..<20).filter { table.symbol(at: 0x1000 + UInt64($0) * 16)?.name == "f\($0)" }.count
  }

  /// The smallest file with symbols: a header, three section headers, the symbols and their names.
  private static func image(symbolCount: Int) -> [UInt8]? {
    var names: [UInt8] = [0]
    var symbols = [UInt8](repeating: 0, count: 24)
    for number in 0..<symbolCount {
      symbols += bytes(UInt32(names.count)) + [2, 0, 1, 0]
      symbols += bytes(0x1000 + UInt64(number) * 16) + bytes(UInt64(16))
      names += Array("f\(number)".utf8) + [0]
    }
    let headerSize = 64 + 3 * 64
    var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 33)
    file += bytes(UInt64(64)) + [UInt8](repeating: 0, count: 10)
    file += bytes(UInt16(64)) + bytes(UInt16(3)) + bytes(UInt16(0))
    file += [UInt8](repeating: 0, count: 64)
    file += section(type: 2, offset: headerSize, size: symbols.count, link: 2, entry: 24)
    file += section(
      type: 3, offset: headerSize + symbols.count, size: names.count, link: 0, entry: 0)
    return file.count == headerSize ? file + symbols + names : nil
  }

  private static func section(type: Int, offset: Int, size: Int, link: Int, entry: Int) -> [UInt8] {
    var header = bytes(UInt32(0)) + bytes(UInt32(type)) + [UInt8](repeating: 0, count: 16)
    header += bytes(UInt64(offset)) + bytes(UInt64(size)) + bytes(UInt32(link)) + bytes(UInt32(0))
    return header + bytes(UInt64(8)) + bytes(UInt64(entry))
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
