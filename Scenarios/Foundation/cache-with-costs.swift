import Foundation
import ScenarioKit

/// A page of a book, as pixels.
private final class Page {}

/// Keeps pages that were drawn, up to a limit.
private enum Pages {
  // A cache may be used by any thread.
  nonisolated(unsafe) private static let drawn: NSCache<NSNumber, Page> = {
    let cache = NSCache<NSNumber, Page>()
    cache.totalCostLimit = 100
    return cache
  }()

  static func keep(_ page: Page, at number: Int) {
    drawn.setObject(page, forKey: number as NSNumber, cost: 60)
  }

  static func clear() { drawn.removeAllObjects() }
}

extension Scenario {
  /// A cache that is told what things cost, and emptied at the end.
  ///
  /// ```
  /// static Pages.drawn ─► entry ─► one page      until the book is closed
  /// ```
  static let cacheWithCosts = Scenario(
    name: "cache-with-costs",
    family: .foundation,
    summary: "a cache that is told what its objects cost evicts some, and the rest is removed",
    question: "Three pages of cost 60, and a limit of 100. Which ones does the cache keep?",
    lesson: """
      One of them, and on Linux that is the first: of equal costs, Foundation evicts what came last. A
      cache makes no promise about whom it evicts, only about the limit. And a limit bounds a leak without
      ending it: what a book has left in the cache goes when the book is closed because somebody removes
      it.
      """,
    declares: .clean,
    fixes: "cache-without-costs"
  ) { scope in
    for number in 1...3 { Pages.keep(scope.track(Page(), "page \(number)"), at: number) }
    scope.log("three pages were drawn")
    Pages.clear()
    scope.log("the book is closed")
  }
}
