import Foundation

/// Runs of the sample programs under LeakSanitizer, by the script that knows how.
enum LeakSanitizer {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The samples that are compared.
  static let samples = ["rings", "values", "collections", "closures"]

  /// The lines that the script wrote: for each sample and class how many unreachable objects were found.
  static let lines: [String] = {
    let process = Process()
    process.executableURL = tests.appending(path: "LeakSanitizer/leaks")
    process.arguments = [tests.appending(path: "RecorderProbe/Leaks").path] + samples
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return ["skipped: the script cannot be run"] }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }()

  /// Why there is nothing to compare with; nil if there is.
  static var obstacle: String? {
    lines.first { $0.hasPrefix("skipped: ") }.map { String($0.dropFirst("skipped: ".count)) }
  }
}
