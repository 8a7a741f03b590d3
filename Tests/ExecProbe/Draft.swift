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
    let drafts = (Draft(), Draft())
    withExtendedLifetime(drafts) {
      drafts.0.leaveOldTitle()
      drafts.1.leaveOldTitle()
      drafts.1.leaveOldParent()
      body()
      drafts.0.finish()
      drafts.1.finish()
    }
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
  private func finish() {
    withUnsafeMutableBytes(of: &parent) { $0.storeBytes(of: 0, as: UInt.self) }
    withUnsafeMutableBytes(of: &title) { bytes in
      withUnsafeBytes(of: "") { bytes.copyMemory(from: $0) }
    }
  }
}
