import Foundation
import LeakInspection

/// Lines written on any thread, in the order of writing.
final class Journal: @unchecked Sendable {
  private let lock = NSLock()
  private var written: [String] = []

  var lines: [String] { lock.withLock { written } }

  func write(_ line: String) { lock.withLock { written.append(line) } }

  /// A tracker that writes the label of each object that dies.
  func tracker(_ mechanism: DeathMechanism = .available) -> ObjectTracker {
    ObjectTracker(mechanism: mechanism) { self.write($0.label) }
  }
}

final class Plain {}

final class Parent {
  let child: Plain
  let onDeinit: () -> Void

  init(child: Plain, onDeinit: @escaping () -> Void = {}) {
    self.child = child
    self.onDeinit = onDeinit
  }

  deinit { onDeinit() }
}

/// Makes an object, tracks it and lets go of it, in a frame of its own.
@inline(never)
func trackAndRelease(_ tracker: ObjectTracker, _ label: String, _ make: () -> AnyObject) {
  tracker.track(make(), label: label)
}

/// Sets `object` to nil, at this very moment also in an optimised build.
@inline(never)
func release(_ object: inout Plain?) { object = nil }
