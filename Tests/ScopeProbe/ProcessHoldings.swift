import Foundation

/// What a process has of the system.
struct ProcessHoldings {
  let descriptors: Int
  let mappings: Int
  let megabytesOfAddresses: Int
  let children: Int

  /// Those of this process, now.
  static var own: ProcessHoldings {
    ProcessHoldings(
      descriptors: entries(of: "/proc/self/fd").count,
      mappings: text("/proc/self/maps").split(separator: "\n").count,
      megabytesOfAddresses: addresses,
      children: entries(of: "/proc/self/task").reduce(0) { count, thread in
        count + text("/proc/self/task/\(thread)/children").split(separator: " ").count
      })
  }

  /// What there is more of than before, in words, unless that can be anything but what checks left behind.
  ///
  /// The number of threads that live at once, and of the arenas that the allocator has for them, depends on
  /// when they run. There are eight arenas for a processor at most, and each takes 64 MiB of addresses.
  func excess(over before: ProcessHoldings, checks: Int) -> [String] {
    let arenas = 8 * ProcessInfo.processInfo.processorCount
    let figures = [
      ("descriptors", descriptors, before.descriptors, 0),
      ("children", children, 0, 0),
      ("mappings", mappings, before.mappings, min(checks / 10, 10 * arenas)),
      ("MiB of addresses", megabytesOfAddresses, before.megabytesOfAddresses, 2 * 64 * arenas),
    ]
    return figures.compactMap { name, after, before, allowance in
      after > before + allowance ? "\(after) \(name), \(before) before" : nil
    }
  }

  private static var addresses: Int {
    let lines = text("/proc/self/status").split(separator: "\n")
    let size = lines.first { $0.hasPrefix("VmSize:") }
    let kilobytes = size?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return (kilobytes.flatMap { Int($0) } ?? 0) / 1024
  }

  private static func entries(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func text(_ file: String) -> String {
    (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }
}
