import ScenarioKit

/// A song book.
private final class SongBook {
  let title = "songs"
}

/// A singer, who sings from a book that somebody else owns.
private final class Singer {
  private weak var book: SongBook?

  init(_ book: SongBook) { self.book = book }

  func sing() -> String { book.map { "from \($0.title)" } ?? "by heart" }
}

extension Scenario {
  /// A weak reference that is read after the object's deinit.
  ///
  /// ```
  /// singer ~weak~> book, until it goes
  /// ```
  static let unownedCheckedWeak = Scenario(
    name: "unowned-checked-weak",
    family: .structure,
    summary: "a weak reference is read after its object has gone",
    question: "The book has gone here as well. What does the singer read?",
    lesson: """
      Nil, and the singer has to know what to do then. A weak reference holds as little as an unowned one,
      and makes no promise about who goes first. `unowned` is right where the object is part of the one it
      refers to; where the two only happen to live together, it is a crash that waits for its day.
      """,
    declares: .clean
  ) { scope in
    let book = scope.track(SongBook(), "book")
    let singer = scope.track(Singer(book), "singer")
    scope.log(singer.sing())
    scope.letGo(consume book)
    scope.log("the book is closed")
    scope.log(singer.sing())
    scope.letGo(consume singer)
  }
}
