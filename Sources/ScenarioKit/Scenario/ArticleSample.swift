/// A piece of code of one of the articles that the catalog started from.
///
/// The scenario that has it runs what the article shows, and logs what the article says is printed.
public struct ArticleSample: Hashable, Sendable {
  /// The articles, which are in Chinese, in the order in which the catalog reads them.
  public enum Article: String, CaseIterable, Sendable {
    /// On memory leaks that hide in ReactiveCocoa 2.5, and their repair.
    case leaks
    /// On what happens when a signal of ReactiveCocoa 2.5 is subscribed to.
    case subscription
    /// On how RxSwift disposes.
    case dispose
    /// On `NSTimer`, run loops and autorelease pools.
    case timers
  }

  /// The article.
  public let article: Article
  /// Its place among the samples of the article, from 1; several scenarios may run parts of one sample.
  public let number: Int
  /// What the sample is, in a few words without a full stop.
  public let title: String

  /// Creates the description of a sample.
  public init(_ article: Article, _ number: Int, _ title: String) {
    self.article = article
    self.number = number
    self.title = title
  }
}
