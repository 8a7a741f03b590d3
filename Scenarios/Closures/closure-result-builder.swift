import ScenarioKit

/// A line of a menu.
private struct MenuItem {
  let title: String
  let action: () -> Void
}

/// Makes a menu of the lines in a block.
@resultBuilder private enum MenuBuilder {
  static func buildBlock(_ items: MenuItem...) -> [MenuItem] { items }
}

/// Builds its lines each time it is opened.
private final class Menu {
  private let content: () -> [MenuItem]

  init(@MenuBuilder content: @escaping () -> [MenuItem]) { self.content = content }

  func choose(_ title: String) {
    for item in content() where item.title == title { item.action() }
  }
}

/// A photo with a menu.
private final class PhotoScreen {
  private(set) var menu: Menu?
  private(set) var isDeleted = false

  func makeMenu() {
    menu = Menu {
      MenuItem(title: "Share") {}
      MenuItem(title: "Delete") { [weak self] in self?.delete() }
    }
  }

  private func delete() { isDeleted = true }
}

extension Scenario {
  /// A weak self in a block that itself is kept.
  ///
  /// ```
  /// screen ─► menu ─► content ─► screen        the line's action ~weak~> screen
  /// ```
  static let closureResultBuilder = Scenario(
    name: "closure-result-builder",
    family: .closures,
    summary: "a result builder's block is kept, with the self that its lines refer to weakly",
    question: "The only line that uses self captures it weakly. What is strong here?",
    lesson: """
      The block around the lines. It looks like a list, but it is a closure, which the menu keeps to build
      its lines anew each time; and to make a weak reference to self it has to have self, which it
      captures strongly. `[weak self]` on the action is for the action alone. Where a builder calls its
      block at once and keeps the lines only, it would have been enough.
      """,
    declares: .leaks,
    fixedBy: "closure-result-builder-weak",
    remedy: "capture self weakly in the builder's block, not in its lines"
  ) { scope in
    let screen = scope.track(PhotoScreen(), "screen")
    screen.makeMenu()
    screen.menu?.choose("Delete")
    scope.log("deleted: \(screen.isDeleted)")
    scope.letGo(consume screen)
  }
}
