/// Walks the slots of values and reports the references in them.
struct ReferenceWalk {
  let shapes: TypeShapes
  let memory: any MemoryReading

  init(shapes: TypeShapes) {
    self.shapes = shapes
    memory = shapes.memory
  }

  /// Reports the references of one value.
  ///
  /// `bytes` may be a copy, with an enum's tag bits taken out; `location` is where the value really
  /// stands.
  func walk(
    _ slots: [Slot], _ bytes: UnsafeRawPointer, at location: UInt, _ body: (Reference) -> Void
  ) {
    for slot in slots {
      let place = location &+ UInt(bitPattern: slot.offset)
      let value = bytes + slot.offset
      switch slot.form {
      case .native: report(.counted, value, place, of: slot.declaredClass, body)
      case .bridge: reportBridge(value, place, of: slot.declaredClass, body)
      case .unowned: report(.unowned, value, place, body)
      case .unmanaged: report(.unmanaged, value, place, body)
      case .continuation: report(.trusted, value, place, body)
      case .weak: reportWeak(value, place, body)
      case .function: reportFunction(value, place, body)
      case .words: walkWords(slot.count, value, at: place, body)
      case .existential: walkExistential(value, at: place, body)
      case .enumeration, .repeated: walkDetail(slot, value, at: place, body)
      }
    }
  }

  /// Reports words that may be pointers, without the bits that enums and tagged references borrow.
  func walkWords(
    _ count: Int, _ bytes: UnsafeRawPointer, at location: UInt, _ body: (Reference) -> Void
  ) {
    for index in 0..<max(count, 0) {
      let target = bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt.self) & PointerBits.mask
      guard target >= PointerBits.least, target < PointerBits.limit else { continue }
      body(Reference(.candidate, to: target, at: location &+ UInt(8 * index)))
    }
  }

  // MARK: Single references

  private func report(
    _ strength: ReferenceStrength, _ value: UnsafeRawPointer, _ location: UInt,
    of declaredClass: UInt = 0, _ body: (Reference) -> Void
  ) {
    let target = value.loadUnaligned(as: UInt.self)
    guard target >= PointerBits.least, target < PointerBits.limit else { return }
    body(Reference(strength, to: target, at: location, declaredClass: declaredClass))
  }

  private func reportBridge(
    _ value: UnsafeRawPointer, _ location: UInt, of declaredClass: UInt,
    _ body: (Reference) -> Void
  ) {
    let word = value.loadUnaligned(as: UInt.self)
    guard word >> 63 == 0 else { return }
    let target = word & PointerBits.mask
    guard target >= PointerBits.least, target < PointerBits.limit else { return }
    body(Reference(.counted, to: target, at: location, declaredClass: declaredClass))
  }

  private func reportWeak(
    _ value: UnsafeRawPointer, _ location: UInt, _ body: (Reference) -> Void
  ) {
    let table = value.loadUnaligned(as: UInt.self) & PointerBits.mask
    guard table >= PointerBits.least, let object = memory.word(at: table &+ SideTable.objectOffset)
    else { return }
    // Only the object itself can vouch for a table: a dead one's address may be in use again.
    let target = memory.sideTable(ofObjectAt: object) == table ? object : table
    body(Reference(.weak, to: target, at: location))
  }

  private func reportFunction(
    _ value: UnsafeRawPointer, _ location: UInt, _ body: (Reference) -> Void
  ) {
    guard value.loadUnaligned(as: UInt.self) >= PointerBits.least else { return }
    let context = value.loadUnaligned(fromByteOffset: 8, as: UInt.self)
    guard context >= PointerBits.least, context < PointerBits.limit else { return }
    body(Reference(.counted, to: context, at: location &+ 8, isClosure: true))
  }

  // MARK: Values that say at run time what they are

  private func walkExistential(
    _ value: UnsafeRawPointer, at location: UInt, _ body: (Reference) -> Void
  ) {
    let type = value.loadUnaligned(fromByteOffset: 24, as: UInt.self)
    guard type != 0, let shape = shapes.shape(of: type) else { return }
    if shape.isBoxedInExistentials {
      report(.counted, value, location, body)
    } else {
      walk(shape.slots, value, at: location, body)
    }
  }

  private func walkDetail(
    _ slot: Slot, _ value: UnsafeRawPointer, at location: UInt, _ body: (Reference) -> Void
  ) {
    switch slot.detail {
    case .none, .instance: break
    case .enumeration(let shape): walkEnum(shape, value, at: location, body)
    case .element(let element):
      for index in 0..<slot.count {
        let offset = index * element.stride
        walk(element.slots, value + offset, at: location &+ UInt(offset), body)
      }
    }
  }

  private func walkEnum(
    _ shape: EnumShape, _ value: UnsafeRawPointer, at location: UInt, _ body: (Reference) -> Void
  ) {
    guard let number = shape.number(of: value), number < shape.payloadCaseCount else { return }
    let live = shape.cases[number]
    shape.withPayload(of: value) { payload in
      if live.isIndirect {
        report(.counted, payload, location, body)
      } else if let type = live.payload {
        walk(type.slots, payload, at: location, body)
      } else {
        walkWords(shape.size >> 3, payload, at: location, body)
      }
    }
  }
}

/// Which words can be addresses of objects.
enum PointerBits {
  /// Objects and blocks begin at multiples of eight, and user memory ends below bit 47.
  static let mask: UInt = 0x00ff_ffff_ffff_fff8
  /// Nothing is ever mapped into the first page.
  static let least: UInt = 4096
  static let limit: UInt = 1 << 47
}
