import Foundation
import ScenarioKit

extension Notification.Name {
  fileprivate static let themeChanged = Notification.Name("theme changed")
}

/// A page that is drawn again when the theme changes.
// Unchecked: used on the main thread only.
private final class Page: @unchecked Sendable {
  private(set) var redraws = 0
  private var token: (any NSObjectProtocol)?

  func observe() {
    token = NotificationCenter.default.addObserver(forName: .themeChanged, object: nil, queue: nil)
    { [weak self] _ in self?.redraws += 1 }
  }

  func close() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

extension Scenario {
  /// The same observer, removed by its token.
  ///
  /// ```
  /// page ─► token
  /// ```
  static let notificationBlockObserverRemoved = Scenario(
    name: "notification-block-observer-removed",
    family: .foundation,
    summary: "a block observer of the notification centre removed by its token",
    question: "The notification comes after the page was closed. Who hears it?",
    lesson: """
      Nobody. The token is the observer: removing it takes the block out of the centre at once. The weak self
      is for the case that closing is forgotten; then the block stays, and the page does not.
      """,
    declares: .clean,
    fixes: "notification-block-observer"
  ) { scope in
    let page = scope.track(Page(), "page")
    page.observe()
    page.close()
    NotificationCenter.default.post(name: .themeChanged, object: nil)
    scope.log("redraws after closing = \(page.redraws)")
    scope.letGo(consume page)
  }
}
