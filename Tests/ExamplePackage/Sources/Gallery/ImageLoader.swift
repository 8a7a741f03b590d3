import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Unchecked: made, used and stopped on one thread; the session only asks which methods it has.
/// Loads images in a session of its own, whose delegate it is.
///
/// ```
/// loader ─► session ─► delegate ─► loader          until the session is invalidated
/// ```
public final class ImageLoader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private var session: URLSession?

  /// Creates a loader that has loaded nothing yet.
  public override init() {
    super.init()
    session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
  }

  /// Whether it can load.
  public var isReady: Bool { session != nil }

  /// Ends the session, which lets go of its delegate when it has told it so.
  public func stop() {
    session?.invalidateAndCancel()
    session = nil
  }
}
