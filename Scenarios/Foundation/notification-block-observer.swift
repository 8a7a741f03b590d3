import Foundation
import ScenarioKit

extension Notification.Name {
  fileprivate static let themeChanged = Notification.Name("theme changed")
}

/// A page that is drawn again when the theme changes.
// Unchecked: used on the main thread only.
private final class Page: @unchecked Sendable {
  private(set) var redraws = 0

  func observe() {
    _ = NotificationCenter.default.addObserver(forName: .themeChanged, object: nil, queue: nil) {
      _ in self.redraws += 1
    }
  }

  /// Means to end the observation, and does not: the observer is the token, and that is gone.
  func close() { NotificationCenter.default.removeObserver(self) }
}

extension Scenario {
  /// A block observer whose token is thrown away.
  ///
  /// ```
  /// NotificationCenter.default ─► observer for "theme changed" ─► block ─► page
  /// ```
  static let notificationBlockObserver = Scenario(
    name: "notification-block-observer",
    family: .foundation,
    summary: "a block observer of the notification centre whose token is lost",
    question: "The page calls removeObserver(self) when it closes. Does that remove its observer?",
    lesson: """
      An observer that was added with a block is the token that `addObserver` returns, not self. Without
      the token nothing can remove it, and `removeObserver(self)` finds nothing. The centre lives as long
      as the process and holds the block, the block holds the page. `[weak self]` alone would free the
      page, and leave one more observer in the centre for each page that was opened.
      """,
    declares: .leaks,
    fixedBy: "notification-block-observer-removed",
    remedy: "capture self weakly, keep the token and remove it in deinit"
  ) { scope in
    let page = scope.track(Page(), "page")
    page.observe()
    page.close()
    NotificationCenter.default.post(name: .themeChanged, object: nil)
    scope.log("redraws after closing = \(page.redraws)")
    scope.letGo(consume page)
  }
}
