import LeakInspection
import RemoteMirror

/// The references in an object as the toolchain's reflection library tells them.
struct MirrorReader {
  struct Found: Hashable, Comparable, CustomStringConvertible {
    let location: UInt
    let target: UInt
    let strength: ReferenceStrength

    static func < (left: Self, right: Self) -> Bool { left.location < right.location }

    var description: String { "\(strength) at \(location) to \(target)" }
  }

  private let memory: SelfMemory
  private(set) var found: [Found] = []
  /// What the library could not tell.
  private(set) var gaps = 0

  init(_ object: UInt, memory: SelfMemory) {
    self.memory = memory
    let info = mirror_object(object)
    for index in 0..<info.field_count {
      let child = mirror_object_child(object, index)
      read(child.kind, child.type, at: object + UInt(child.offset))
    }
  }

  private func word(_ address: UInt) -> UInt {
    memory.isReadable(address, count: 8)
      ? UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self) ?? 0 : 0
  }

  private mutating func add(_ strength: ReferenceStrength, _ target: UInt, at location: UInt) {
    guard target >= 4096 else { return }
    found.append(Found(location: location, target: target, strength: strength))
  }

  private mutating func read(_ kind: UInt32, _ type: mirror_type, at address: UInt) {
    switch mirror_kind(kind) {
    case mirror_strong, mirror_error_existential: add(.counted, word(address), at: address)
    case mirror_unowned: add(.unowned, word(address), at: address)
    case mirror_unmanaged: add(.unmanaged, word(address), at: address)
    case mirror_weak:
      let table = word(address)
      if table != 0, memory.strongCount(ofObjectAt: word(table)) != .deinitialized {
        add(.weak, word(table), at: address)
      }
    case mirror_function: add(.counted, word(address + 8), at: address + 8)
    case mirror_class_existential: read(mirror_value_child(type, 0).kind, type, at: address)
    case mirror_opaque_existential: readExistential(type, at: address)
    case mirror_struct, mirror_tuple:
      for index in 0..<mirror_value(type).field_count {
        let child = mirror_value_child(type, index)
        read(child.kind, child.type, at: address + UInt(child.offset))
      }
    case mirror_single_payload_enum, mirror_multi_payload_enum: readEnum(type, at: address)
    case mirror_builtin:
      if mirror_has_name(type, "Builtin.BridgeObject"), word(address) >> 63 == 0 {
        add(.counted, word(address) & 0x00ff_ffff_ffff_fff8, at: address)
      }
    case mirror_unknown: gaps += 1
    default: break
    }
  }

  private mutating func readEnum(_ type: mirror_type, at address: UInt) {
    let number = mirror_enum_case(type, address)
    guard number >= 0 else {
      gaps += 1
      return
    }
    let child = mirror_value_child(type, UInt32(number))
    guard child.type != 0 else { return }
    // The library leaves the tag where it is. A reference has it in bits that no pointer needs.
    if child.kind == mirror_strong.rawValue {
      add(.counted, word(address) & 0x00ff_ffff_ffff_fff8, at: address)
    } else {
      read(child.kind, child.type, at: address + UInt(child.offset))
    }
  }

  private mutating func readExistential(_ type: mirror_type, at address: UInt) {
    guard word(address + 24) != 0 else { return }
    var valueType: mirror_type = 0
    var value: UInt = 0
    guard mirror_existential(type, address, &valueType, &value) else {
      gaps += 1
      return
    }
    if value == address {
      read(mirror_value(valueType).kind, valueType, at: address)
    } else {
      add(.counted, word(address), at: address)
    }
  }
}
