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
}
