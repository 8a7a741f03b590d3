import LeakInspection
import RemoteMirror
import Testing

/// The typed walk against a second, independent reading of the same objects.
@Suite(
  .enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)),
  .enabled(if: mirror_open(), "the toolchain's reflection library is not there"))
struct MirrorAgreementTests {
  private static func type(_ source: inout RandomSource, depth: Int) -> any RandomShape.Type {
    let leaves: [any RandomShape.Type] = [Target.self, Int.self, UInt8.self, String.self]
    guard depth > 0 else { return leaves[Int(source.number(below: 4))] }
    let kind = source.number(below: 9)
    let first = type(&source, depth: depth - 1)
    let second = type(&source, depth: Int(source.number(below: UInt(depth))))
    return composed(kind, first, second)
  }

  private static func composed<First: RandomShape, Second: RandomShape>(
    _ kind: UInt, _ first: First.Type, _ second: Second.Type
  ) -> any RandomShape.Type {
    switch kind {
    case 0: Both<First, Second>.self
    case 1, 2: Either<First, Second>.self
    case 3: First?.self
    case 4: [First].self
    case 5: [Int: First].self
    case 6: Function<First>.self
    case 7: Anything<First>.self
    default: Loose<First>.self
    }
  }

  private static func object<Value: RandomShape>(
    _ type: Value.Type, _ source: inout RandomSource
  ) -> AnyObject {
    opaque(Holder(Value.random(&source), source.target()))
  }

  /// Compares both readings of an object and of all closures and boxes that can be reached from it.
  private func compare(_ root: AnyObject) -> (objects: Int, references: Int, gaps: Int) {
    let memory = SelfMemory()
    let reader = ObjectReader(memory: memory)
    var pending = [UInt(bitPattern: Unmanaged.passUnretained(root).toOpaque())]
    var seen: Set<UInt> = []
    var result = (objects: 0, references: 0, gaps: 0)
    while let address = pending.popLast() {
      guard seen.insert(address).inserted, let block = memory.block(startingAt: address) else {
        continue
      }
      var ours: [MirrorReader.Found] = []
      reader.forEachReference(in: block) { reference in
        pending += reference.strength == .counted ? [reference.target] : []
        guard reference.strength != .candidate else { return }
        ours.append(
          MirrorReader.Found(
            location: reference.location, target: reference.target, strength: reference.strength))
      }
      let kind = mirror_object(address).kind
      guard
        reader.kind(of: block) == .instance && kind == mirror_class_instance.rawValue
          || reader.kind(of: block) == .context && kind == mirror_closure_context.rawValue,
        reader.typeName(of: block) != "__StringStorage"
      else { continue }
      let theirs = MirrorReader(address, memory: memory)
      result.objects += 1
      result.gaps += theirs.gaps
      // The library sees one level of a class; the others have no references here.
      if theirs.gaps == 0 {
        result.references += ours.count
        #expect(
          ours.sorted() == theirs.found.sorted(),
          "\(Swift.type(of: root)): \(reader.kind(of: block))")
      }
    }
    return result
  }

  @Test func bothReadingsOfGeneratedObjectsAgree() {
    var source = RandomSource(seed: 20)
    var total = (objects: 0, references: 0, gaps: 0)
    for _ in 0..<1_200 {
      let type = Self.type(&source, depth: 1 + Int(source.number(below: 4)))
      let object = Self.object(type, &source)
      let result = compare(object)
      total = (
        total.objects + result.objects, total.references + result.references,
        total.gaps + result.gaps
      )
      withExtendedLifetime(object) {}
    }
    #expect(total.objects > 1_500)
    #expect(total.references > 2_400)
    #expect(total.gaps * 20 < total.objects)
  }
}
