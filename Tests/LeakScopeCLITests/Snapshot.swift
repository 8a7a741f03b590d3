import Foundation
import Testing

/// Compares a text with the file `Snapshots/<name>`.
///
/// With `LEAKSCOPE_RECORD_SNAPSHOTS` set the file is written instead, which is a failure all the same: a
/// test that records has tested nothing.
func expectSnapshot(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots").appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["LEAKSCOPE_RECORD_SNAPSHOTS"] != nil {
    try Data(text.utf8).write(to: file, options: .atomic)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(text == expected, "differs from \(name)", sourceLocation: sourceLocation)
}
