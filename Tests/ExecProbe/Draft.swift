/// An object whose initializer has not come to all properties yet.
///
/// What such a property contains is left from what the memory was used for before.
final class Draft {
  private let session = Session()
  private var title = ""
  private var parent: Draft?

  /// Has a thread at work with objects that are being made: one seems to have a text in itself, the other to be its own
  /// parent besides.
  static func make(while body: () -> Void) {
    // Nobody else has a reference to them, and the thread has it on its stack.
    var drafts = (Unmanaged.passRetained(Draft()), Unmanaged.passRetained(Draft()))
    withUnsafePointer(to: &drafts) { drafts in
      begin(drafts.pointee.0, drafts.pointee.1)
      body()
      finish(drafts.pointee.0)
      finish(drafts.pointee.1)
    }
  }

  @inline(never)
  private static func begin(_ first: Unmanaged<Draft>, _ second: Unmanaged<Draft>) {
    first.takeUnretainedValue().leaveOldTitle()
    second.takeUnretainedValue().leaveOldTitle()
    second.takeUnretainedValue().leaveOldParent()
  }

  @inline(never)
  private static func finish(_ draft: Unmanaged<Draft>) {
    draft.takeUnretainedValue().giveValues()
    draft.release()
  }

  private var address: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

  private func leaveOldTitle() {
    let address = address
    withUnsafeMutableBytes(of: &title) {
      $0.storeBytes(of: address, toByteOffset: 8, as: UInt.self)
    }
  }

  private func leaveOldParent() {
    let address = address
    withUnsafeMutableBytes(of: &parent) { $0.storeBytes(of: address, as: UInt.self) }
  }

  /// Nothing that was there before is released.
  private func giveValues() {
    withUnsafeMutableBytes(of: &parent) { $0.storeBytes(of: 0, as: UInt.self) }
    withUnsafeMutableBytes(of: &title) { bytes in
      withUnsafeBytes(of: "") { bytes.copyMemory(from: $0) }
    }
  }
}
