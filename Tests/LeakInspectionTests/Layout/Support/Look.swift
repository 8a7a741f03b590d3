import LeakInspection

/// What the reader sees in one block.
struct Look {
  let reader: ObjectReader
  let view: ObjectView
  private let memory: SelfMemory
  /// Keeps alive what is looked at.
  private let owner: AnyObject

  init(_ object: AnyObject) {
    let memory = SelfMemory()
    self.init(
      at: UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), ownedBy: object,
      memory: memory, reader: ObjectReader(memory: memory))
  }

  private init(
    at address: UInt, ownedBy owner: AnyObject, memory: SelfMemory, reader: ObjectReader
  ) {
    self.reader = reader
    self.memory = memory
    self.owner = owner
    view = reader.view(
      of: memory.block(startingAt: address) ?? FrozenBlock(address: address, size: 0))
  }

  /// The reference with this label.
  subscript(label: String) -> Seen? {
    entry(label).map { Seen($0.reference.strength, at: $0.reference.target) }
  }

  func entry(_ label: String) -> ObjectView.Entry? {
    view.references.first { $0.label.description == label }
  }

  /// The block that a reference leads to.
  func into(_ label: String) -> Look? {
    entry(label).map {
      Look(at: $0.reference.target, ownedBy: owner, memory: memory, reader: reader)
    }
  }

  /// The references to an object, whatever they are called.
  func references(to object: AnyObject) -> [ObjectView.Entry] {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return view.references.filter { $0.reference.target == address }
  }

  /// Whether references that a type describes lead to an object, over so many blocks at most.
  func leads(to object: AnyObject, within steps: Int) -> Bool {
    let isNext = references(to: object).contains { $0.reference.strength == .counted }
    return isNext
      || steps > 0
        && labels.contains { into($0)?.leads(to: object, within: steps - 1) ?? false }
  }

  /// The labels of all references that a type describes.
  var labels: [String] {
    view.references.filter { $0.reference.strength != .candidate }.map(\.label.description)
  }
}

/// A reference as a test expects it.
struct Seen: Equatable {
  let strength: ReferenceStrength
  let target: UInt

  init(_ strength: ReferenceStrength, _ target: AnyObject) {
    self.init(strength, at: UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque()))
  }

  init(_ strength: ReferenceStrength, at target: UInt) {
    self.strength = strength
    self.target = target
  }
}

/// Keeps the optimiser from knowing what becomes of a value, so that it is really made, and on the
/// heap.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }

/// What most tests refer to.
final class Target: Sendable {
  let number: Int

  init(_ number: Int = 0) { self.number = number }
}
