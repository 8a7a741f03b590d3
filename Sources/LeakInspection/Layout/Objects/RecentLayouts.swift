/// The layouts that were asked for last, by the first word of their objects.
///
/// Each block of a heap is asked for several times, and of few classes there are many objects. Finding a layout
/// here takes a comparison.
final class RecentLayouts {
  private struct Entry {
    var metadata: UInt = 0
    var layout: ObjectLayout?
  }

  private static let count = 256
  private let entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: Self.count)
    entries.initialize(repeating: Entry(), count: Self.count)
  }

  deinit {
    entries.deinitialize(count: Self.count)
    entries.deallocate()
  }

  private static func place(_ metadata: UInt) -> Int {
    Int(((metadata >> 4) ^ (metadata >> 12)) & UInt(count - 1))
  }

  /// The layout of objects with this first word, if it was added and no other took its place.
  subscript(metadata: UInt) -> ObjectLayout? {
    let entry = entries + Self.place(metadata)
    return entry.pointee.metadata == metadata ? entry.pointee.layout : nil
  }

  /// Remembers the layout of all objects with this first word.
  func add(_ layout: ObjectLayout, of metadata: UInt) {
    entries[Self.place(metadata)] = Entry(metadata: metadata, layout: layout)
  }
}
