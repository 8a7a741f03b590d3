import LeakInspection
import Testing

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct HostileMemoryTests {
  private let reader = ObjectReader(memory: SelfMemory())

  /// A block of memory that looks as a test wants it to.
  private func with(_ words: [UInt], _ body: (FrozenBlock) -> Void) {
    let memory = UnsafeMutablePointer<UInt>.allocate(capacity: words.count)
    memory.initialize(from: words, count: words.count)
    body(FrozenBlock(address: UInt(bitPattern: memory), size: UInt(8 * words.count)))
    memory.deallocate()
  }

  private func address(_ object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  private func metadata(_ type: AnyObject.Type) -> UInt { unsafeBitCast(type, to: UInt.self) }

  @Test func anyFirstWordIsEndured() {
    let target = opaque(Target())
    var generator = Sequence32(state: 7)
    let image = metadata(Target.self)
    for round in 0..<20_000 {
      let word: UInt =
        switch round % 4 {
        case 0: generator.next()
        case 1: address(target) &+ generator.next() % 64
        case 2: image &+ generator.next() % 65536 &- 32768
        default: generator.next() >> 17
        }
      with([word, 3, generator.next(), address(target), word, word &+ 8, 0, 1]) { block in
        let view = reader.view(of: block)
        #expect(view.references.allSatisfy { $0.reference.location >= block.address })
      }
    }
  }

  @Test func aBlockOfAnySizeIsEndured() {
    class Owner {
      var target: Target?
      var flag: UInt8 = 1
    }
    let target = opaque(Target())
    let words = [metadata(Owner.self), 3, address(target), 1, address(target), address(target)]
    with(words) { block in
      for size in 0...block.size {
        let part = FrozenBlock(address: block.address, size: size)
        for entry in reader.view(of: part).references {
          #expect(entry.reference.location + 8 <= part.address + size)
        }
      }
    }
  }

  @Test func anObjectThatIsTooShortIsNone() {
    final class Owner {
      var first: Target?
      var second: Target?
    }
    with([metadata(Owner.self), 3, 0]) { block in #expect(reader.kind(of: block) == .raw) }
  }

  @Test func aHugeCountIsBoundedAndSaid() throws {
    let array = opaque([opaque(Target())])
    let storage = unsafeBitCast(array, to: UnsafePointer<UInt>.self)
    let header = (0..<5).map { storage[$0] }
    let before = reader.cutObjectCount
    with([header[0], header[1], 1_000_000_000, 2_000_000_000, header[4], 0]) { block in
      var count = 0
      reader.forEachReference(in: block) { _ in count += 1 }
      #expect(count == 1)
    }
    #expect(reader.cutObjectCount == before + 1)
    withExtendedLifetime(array) {}
  }

  @Test func aTableThatContradictsItselfIsNotRead() {
    let dictionary = opaque([1: Target()])
    let storage = unsafeBitCast(dictionary, to: UnsafePointer<UInt>.self)
    let header = (0..<8).map { storage[$0] }
    let before = reader.cutObjectCount
    for scale: UInt in [2, 20, 39, 63, 255] {
      with(header[..<4] + [scale, header[5], 16, header[7], .max, 0]) { block in
        reader.forEachReference(in: block) { _ in Issue.record("read a reference") }
      }
    }
    #expect(reader.cutObjectCount == before + 5)
    withExtendedLifetime(dictionary) {}
  }

  @Test func anExistentialOfNoTypeIsEndured() {
    final class Owner {
      var value: Any = 1
    }
    let target = opaque(Target())
    for type in [0, 1, 0x1000, address(target), metadata(Target.self) &+ 8, .max] {
      with([metadata(Owner.self), 3, address(target), 0, 0, type]) { block in
        _ = reader.view(of: block)
      }
    }
  }

  @Test func anEnumOfNoCaseIsEndured() {
    enum Several {
      case first(Target)
      case second([Target])
      case third(Int)
    }
    final class Owner {
      var value = Several.third(1)
    }
    for word in [UInt.max, 1 << 63, 0x7fff_ffff_ffff_ffff, 0x00ff_00ff_00ff_00ff] {
      for tag: UInt in [0, 1, 2, 3, 255] {
        with([metadata(Owner.self), 3, word, tag]) { block in _ = reader.view(of: block) }
      }
    }
  }
}

/// Numbers that look random and are the same in each run.
struct Sequence32 {
  var state: UInt

  mutating func next() -> UInt {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0x9e37_79b9_7f4a_7c15
  }
}
