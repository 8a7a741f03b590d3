import LeakInspection
import Testing

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct CollectionTests {
  private final class Owner<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private final class Key: Hashable {
    static func == (left: Key, right: Key) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let target = opaque(Target())

  private func storage<Value>(_ value: Value) -> Look? {
    Look(opaque(Owner(value))).into(".value")
  }

  @Test func anArrayHasItsElements() {
    let look = storage([target, Target(), target])
    #expect(look?.view.kind == .arrayStorage)
    #expect(look?.labels == ["[0]", "[1]", "[2]"])
    #expect(look?["[2]"] == Seen(.counted, target))
  }

  @Test func reservedElementsAreNotRead() {
    var array = [target, target]
    array.reserveCapacity(1000)
    array.removeLast()
    #expect(storage(array)?.labels == ["[0]"])
  }

  @Test func anArrayOfStructsHasTheirProperties() {
    struct Entry {
      let flag: Bool
      let target: Target?
      weak var weakly: Target?
    }
    let entries = [
      Entry(flag: true, target: nil, weakly: nil),
      Entry(flag: false, target: target, weakly: target),
    ]
    let look = storage(entries)
    #expect(look?.labels == ["[1].target", "[1].weakly"])
    #expect(look?["[1].weakly"] == Seen(.weak, target))
  }

  @Test func aContiguousArrayKeepsItsElementType() {
    let look = storage(ContiguousArray([Target?.some(target), nil]))
    #expect(look?["[0]"] == Seen(.counted, target))
    #expect(look?.view.typeName == "[Target?]")
  }

  @Test func aSliceHoldsTheWholeStorage() {
    let slice = opaque([target, target, target])[1...]
    #expect(Look(opaque(Owner(slice))).into(".value")?.labels == ["[0]", "[1]", "[2]"])
  }

  @Test func aDictionaryNamesValuesByTheirKeys() {
    let byText = storage(["short": target, "a key that is too long to be small": target])
    #expect(byText?.view.kind == .dictionaryStorage)
    #expect(byText?["[\"short\"]"] == Seen(.counted, target))
    #expect(byText?["[\"a key that is too long to be small\"]"] == Seen(.counted, target))
    let byNumber = storage([-7: [target], 200: []] as [Int16: [Target]])
    #expect(byNumber?.into("[-7]")?["[0]"] == Seen(.counted, target))
  }

  @Test func keysThatAreObjectsAreReferences() {
    let key = opaque(Key())
    let look = storage([key: target])
    #expect(look?["[key 0]"] == Seen(.counted, key))
    #expect(look?["[value 0]"] == Seen(.counted, target))
  }

  @Test func aLargeDictionaryHasAllItsEntries() {
    let entries = (0..<1000).map { ($0, Target($0)) }
    let look = storage(Dictionary(uniqueKeysWithValues: entries))
    #expect(look?.labels.count == 1000)
    for (number, target) in entries { #expect(look?["[\(number)]"] == Seen(.counted, target)) }
  }

  @Test func aSetHasItsMembers() {
    let keys = [Key(), Key(), Key()]
    let look = storage(Set(keys))
    #expect(look?.view.kind == .setStorage)
    #expect(look?.labels == ["[member 0]", "[member 1]", "[member 2]"])
    for key in keys { #expect(look?.references(to: key).count == 1) }
  }

  @Test func removedEntriesAreNotRead() {
    var dictionary = Dictionary(uniqueKeysWithValues: (0..<50).map { ($0, target) })
    for number in 0..<49 { dictionary[number] = nil }
    #expect(storage(dictionary)?.labels == ["[49]"])
  }

  @Test func existentialElementsAreRead() {
    #expect(storage([1, target, "text"] as [Any])?["[1]"] == Seen(.counted, target))
    #expect(storage(["key": target] as [String: Any])?["[\"key\"]"] == Seen(.counted, target))
    #expect(storage([AnyHashable("key"): target])?.references(to: target).count == 1)
  }

  @Test func theElementsOfAManagedBufferAreCandidates() {
    let buffer = opaque(
      ManagedBuffer<Target, Target>.create(minimumCapacity: 4) { _ in self.target })
    buffer.withUnsafeMutablePointerToElements { $0.initialize(to: target) }
    let look = Look(buffer)
    #expect(look.view.kind == .buffer)
    #expect(look[".header"] == Seen(.counted, target))
    #expect(look["[0]"] == Seen(.candidate, target))
    buffer.withUnsafeMutablePointerToElements { _ = $0.deinitialize(count: 1) }
  }

  @Test func aLongStringIsNoPlaceForReferences() {
    let text = opaque(String(repeating: "abcdefgh", count: 20))
    let look = storage(text)
    #expect(look?.view.kind == .instance)
    #expect(look?.view.references.isEmpty == true)
    #expect(Look(opaque(Owner("small"))).labels.isEmpty)
  }
}
