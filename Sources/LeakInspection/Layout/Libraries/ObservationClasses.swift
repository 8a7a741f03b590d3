/// The classes of Observation of which more is known than their records tell.
///
///     model ─► registrar's extent ─► state ─► observer ─► what it has read ─► state
///
/// An observer knows the state of every registrar that it is registered with, to leave them. So a state that has
/// observers is on a ring with itself. The extent, which goes with the model, has all of them leave in its `deinit`.
enum ObservationClasses {
  private static let module = "Observation"

  /// Whether a class is that of the state of registrars: who observes what.
  static func isRegistrarState(_ type: ClassMetadata) -> Bool {
    guard type.descriptor.name == "LockedBuffer", type.descriptor.module == module,
      type.descriptor.enclosingType?.name == "_ManagedCriticalState",
      let argument = type.genericArguments.flatMap({ type.memory.word(at: $0) }),
      let state = TypeMetadata(at: argument, in: type.memory)?.nominalDescriptor
    else { return false }
    return state.name == "State" && state.enclosingType?.name == "ObservationRegistrar"
  }

  /// Whether instances of a class are no step of their own in a path.
  static func isPart(_ type: ContextDescriptor) -> Bool {
    type.name == "Extent" && isDeclared(type, in: "ObservationRegistrar")
  }

  /// Whether a class is that of a value behind a lock, as all state of Observation is.
  static func isLockedState(_ type: ContextDescriptor) -> Bool {
    type.name == "LockedBuffer" && isDeclared(type, in: "_ManagedCriticalState")
  }

  // MARK: Entries

  /// What to call an entry of a dictionary of Observation's: an observer, or a task that waits for a change.
  static func words(
    forEntryAt address: UInt, of value: TypeShape, layouts: ObjectLayouts
  ) -> String? {
    guard value.metadata != 0,
      let type = TypeMetadata(at: value.metadata, in: layouts.memory)?.nominalDescriptor
    else { return nil }
    if type.name == "Observation", isDeclared(type, in: "ObservationRegistrar") {
      let properties = properties(ofObservationAt: address, of: value, layouts: layouts)
      return properties.isEmpty
        ? "observer" : "observer for " + properties.joined(separator: " and ")
    }
    if type.name == "Continuation", isDeclared(type, in: "Observations") {
      return "in Observations, resumes"
    }
    return nil
  }

  /// The properties that an observer has read, in the order of their names.
  private static func properties(
    ofObservationAt address: UInt, of shape: TypeShape, layouts: ObjectLayouts
  ) -> [String] {
    let memory = layouts.memory
    guard case .fields(let fields) = shape.content,
      let field = fields.first(where: { $0.name == "properties" }),
      let word = memory.word(at: address + UInt(field.offset)),
      let block = memory.block(startingAt: word & PointerBits.mask),
      case .table(let key, nil)? = layouts.layout(of: block)?.tail,
      let table = HashTable(block: block, key: key, value: nil, memory: memory)
    else { return [] }
    var names: Set<String> = []
    table.forEachEntry { bucket, _ in
      let path = memory.word(at: table.keys + UInt(bucket * key.stride))
      if let name = path.flatMap({ KeyPathObject.property(ofKeyPathAt: $0, memory: memory) }) {
        names.insert(name)
      }
    }
    return names.sorted()
  }

  private static func isDeclared(_ type: ContextDescriptor, in name: String) -> Bool {
    guard type.module == module else { return false }
    var outer = type.enclosingType
    while let current = outer, current.kind != .module {
      if current.name == name { return true }
      outer = current.enclosingType
    }
    return false
  }
}
