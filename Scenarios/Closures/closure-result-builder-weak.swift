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
    menu = Menu { [weak self] in
      MenuItem(title: "Share") {}
      MenuItem(title: "Delete") { self?.delete() }
    }
  }

  private func delete() { isDeleted = true }
}

extension Scenario {
  /// The weak self is on the block that is kept.
  ///
  /// ```
  /// screen ─► menu ─► content ~weak~> screen
  /// ```
  static let closureResultBuilderWeak = Scenario(
    name: "closure-result-builder-weak",
    family: .closures,
    summary: "a result builder's block refers to self weakly",
    question: "The action has no capture list at all. Does it hold the screen?",
    lesson: """
      No. The weak self of the block is a variable, and the action captures that. Of closures within
      closures it is the outermost one that is kept which needs the capture list; whether a builder keeps
      its block can be seen from `@escaping` in its declaration.
      """,
    declares: .clean,
    fixes: "closure-result-builder"
  ) { scope in
    let screen = scope.track(PhotoScreen(), "screen")
    screen.makeMenu()
    screen.menu?.choose("Delete")
    scope.log("deleted: \(screen.isDeleted)")
    scope.letGo(consume screen)
  }
}
