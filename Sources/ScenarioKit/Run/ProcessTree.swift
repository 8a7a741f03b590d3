internal import Foundation

/// Who started whom, according to the system's table of processes.
struct ProcessTree {
  private var children: [Int32: [Int32]] = [:]

  /// Reads the table.
  init() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for process in names.compactMap({ Int32($0) }) {
      // `number (name) state parent …`, where the name may contain anything.
      guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let nameEnd = status.lastIndex(of: ")"),
        let parent = status[nameEnd...].split(separator: " ").dropFirst(2).first
      else { continue }
      children[Int32(parent) ?? 0, default: []].append(process)
    }
  }

  /// Everything that `process` started, and what that started in turn.
  func descendants(of process: Int32) -> [Int32] {
    children[process, default: []].flatMap { [$0] + descendants(of: $0) }
  }
}
