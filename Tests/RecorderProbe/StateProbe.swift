import LeakInspection

/// Whether anything is recorded, and whether the process can do without it.
enum StateProbe {
  static func run() throws {
    print("obstacle: \(HeapRecorder.obstacle?.rawValue ?? "none")")
    print("recording: \(HeapRecorder.isRecording)")
    print("mark: \(HeapRecorder.mark()?.number ?? 0)")
    do {
      try Probe.report { ["blocks: \(!$0.blocks.isEmpty)"] }
    } catch {
      print("not inspected: \(error)")
    }
  }
}
