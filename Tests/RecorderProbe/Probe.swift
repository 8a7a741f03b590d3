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

  /// Runs `body` on a thread of its own and waits until that is gone, after which no stack has its words.
  static func onThread(_ body: @escaping @Sendable () -> Void) {
    // A `Thread` of Foundation that has finished may still be on its way out.
    Platform.runOnThread(stackSize: 8 << 20, body)
  }

  /// The address of a block, disguised so that no copy of it on a stack counts as a reference.
  struct Hidden: Sendable {
    private let complement: UInt

    init(_ pointer: UnsafeMutableRawPointer?) { complement = ~UInt(bitPattern: pointer) }
    init(_ object: AnyObject) { self.init(Unmanaged.passUnretained(object).toOpaque()) }

    var address: UInt { ~complement }
  }
}
