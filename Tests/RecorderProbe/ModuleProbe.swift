import LeakInspection

/// What becomes of the objects of a module that is loaded at run time, or linked if its path is `-`: for each
/// survivor its verdict and what holds it, as `ring: cycle`, and below `ring path` the references.
enum ModuleProbe {
  private typealias Track = @convention(c) (UnsafeRawPointer, UnsafePointer<CChar>) -> Void
  private typealias Leak = @convention(c) (Track) -> Void

  private static let tracker = ObjectTracker { _ in }

  static func run() throws {
    guard let path = CommandLine.arguments.dropFirst(2).first,
      let function = Platform.function("leak_of_module", in: path == "-" ? nil : path)
    else {
      print("error: there is no such module")
      return
    }
    let address = UInt(bitPattern: function)
    Probe.onThread {
      guard let function = UnsafeRawPointer(bitPattern: address) else { return }
      let leak = unsafeBitCast(function, to: Leak.self)
      leak { object, name in
        ModuleProbe.tracker.track(
          Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue(),
          label: String(cString: name))
      }
    }
    let labels = Dictionary(uniqueKeysWithValues: tracker.alive.map { ($0.id, $0.label) })
    let result = try HeapInspection.inspect(tracker)
    for explanation in result.explanations {
      guard let tracked = result.objects[explanation.object].tracked, let label = labels[tracked]
      else { continue }
      print("\(label): \(explanation.kind)")
      if let reason = explanation.reason { print("\(label) reason: \(reason)") }
      let steps = explanation.path + (explanation.rings.first ?? [])
      let path = [explanation.root].compactMap(\.self) + steps.map(\.name)
      print("\(label) path: \(path.joined(separator: " / "))")
      print(
        "\(label) references: \(explanation.referencesFound) of \(explanation.strongCount ?? -1)")
    }
  }
}
