import ScenarioKit

/// A song book.
private final class SongBook {
  let title = "songs"
}

/// A singer, who sings from a book that somebody else owns.
private final class Singer {
  private unowned let book: SongBook

  init(_ book: SongBook) { self.book = book }

  func sing() -> String { "from \(book.title)" }
}

extension Scenario {
  /// An unowned reference that is read after the object's deinit.
  ///
  /// ```
  /// singer ~unowned~> book, deinitialized
  /// ```
  static let unownedAfterDeinit = Scenario(
    name: "unowned-after-deinit",
    family: .structure,
    summary: "an unowned reference is read after its object has gone",
    question:
      "The singer does not hold the book, and the book has gone. What does the singer read?",
    lesson: """
      Nothing: the program ends. An unowned reference promises that its object lives at least as long as
      whoever has the reference, and each read checks the promise. The object goes when its last owner
      does, with all that it holds; only its bare memory stays, so that the check can be made. That is no
      leak, and with `unowned` in place of `weak` a leak is repaired by something that may end the
      program.
      """,
    declares: .clean,
    ends: .trap,
    fixedBy: "unowned-checked-weak",
    remedy: "refer to the object weakly, and say what happens when it has gone"
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
