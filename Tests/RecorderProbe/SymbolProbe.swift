import Foundation
import LeakInspection

/// Names for functions, closures and variables.
enum SymbolProbe {
  final class Screen {
    nonisolated(unsafe) static let shared = Screen()
    private nonisolated(unsafe) static var registry: [Int: Screen] = [:]

    var onTick: (() -> Void)?

    func start(_ number: Int) {
      Self.registry[number] = self
      onTick = { [self] in print(self, number) }
    }

    static var registryAddress: UInt { withUnsafePointer(to: &registry) { UInt(bitPattern: $0) } }
  }

  static func run() throws {
    Screen.shared.start(1)
    let registry = Screen.registryAddress
    let block = malloc(8)
    try Probe.report { memory in
      let object = Probe.Hidden(Screen.shared).address
      // A class instance is its header of two words, then its one field: a closure.
      let closure = memory.reader.word(at: object + 16) ?? 0
      let type = memory.reader.word(at: object) ?? 0
      let retain = memory.images.image(named: "libswiftCore")?.symbol(named: "swift_retain")
      return [
        "closure: \(memory.images.functionName(at: closure) ?? "?")",
        "inside closure: \(memory.images.functionName(at: closure + 1) ?? "?")",
        "variable: \(memory.images.name(of: registry) ?? "?")",
        "in writable data: \(memory.data.contains { $0.range.contains(registry) })",
        "type: \(memory.images.name(of: type) ?? "?")",
        "library: \(retain.flatMap { memory.images.symbol(at: $0.range.start)?.name } ?? "?")",
        "heap: \(memory.images.name(of: UInt(bitPattern: block)) ?? "none")",
      ]
    }
  }
}
