import Foundation
import LeakInspection

/// What the probes share.
enum Probe {
  /// Prints what `body` says about the frozen process.
  static func report(_ body: (FrozenMemory) -> [String]) throws {
    let text = try FrozenProcess.inspect(deadline: .seconds(60)) { memory in
      Array(body(memory).joined(separator: "\n").utf8)
    }
    print(String(decoding: text, as: UTF8.self))
  }

  /// Runs `body` on a thread of its own and waits for the end of that, after which no stack has its words.
  static func onThread(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = 8 << 20
    thread.start()
    while !thread.isFinished { sched_yield() }
  }

  /// The address of a block, disguised so that no copy of it on a stack counts as a reference.
  struct Hidden: Sendable {
    private let complement: UInt

    init(_ pointer: UnsafeMutableRawPointer?) { complement = ~UInt(bitPattern: pointer) }
    init(_ object: AnyObject) { self.init(Unmanaged.passUnretained(object).toOpaque()) }

    var address: UInt { ~complement }
  }
}
