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
    drawn.setObject(page, forKey: number as NSNumber)
  }
}

extension Scenario {
  /// A cache with a limit on costs, and objects without costs.
  ///
  /// ```
  /// static Pages.drawn ─► entries ─► pages
  /// ```
  static let cacheWithoutCosts = Scenario(
    name: "cache-without-costs",
    family: .foundation,
    summary: "a cache that is not told what its objects cost never evicts one",
    question: "The cache has a limit. When does it reach it?",
    lesson: """
      Never. `setObject(_:forKey:)` enters an object with a cost of zero, and the sum of all costs stays
      below every limit. Apple's platforms would evict something when memory is short; on Linux nobody
      tells the cache, and it has nothing but its limits. A static cache without any is a registry that
      nobody leaves. There is no closure in it, and nothing to make weak.
      """,
    declares: .leaks,
    fixedBy: "cache-with-costs",
    remedy:
      "tell the cache what each object costs, and empty it when its objects are no longer needed"
  ) { scope in
    for number in 1...3 { Pages.keep(scope.track(Page(), "page \(number)"), at: number) }
    scope.log("three pages were drawn")
    scope.log("the book is closed")
  }
}
