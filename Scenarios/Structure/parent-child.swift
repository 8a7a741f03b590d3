import ScenarioKit

/// A folder, which knows what is in it and what it is in.
private final class Folder {
  private(set) var folders: [Folder] = []
  private(set) var parent: Folder?

  func add(_ folder: Folder) {
    folders.append(folder)
    folder.parent = self
  }
}

extension Scenario {
  /// A tree whose nodes refer to their parents.
  ///
  /// ```
  /// home ─► folders[0] ─► photos ─► folders[0] ─► summer
  /// home ◄─ parent ◄────── photos ◄─ parent ◄───── summer
  /// ```
  static let parentChild = Scenario(
    name: "parent-child",
    family: .structure,
    summary: "a folder holds what is in it, and that holds the folder",
    question: "A tree has a root. If the root is let go, do the leaves fall?",
    lesson: """
      Only if the references run in one direction. Here each folder is on a ring with each of those in it,
      and the rings hang together: who holds any folder holds the whole tree, and without anybody the tree
      holds itself. There is no closure, so it is the property that must be weak, and it is `parent`: a
      folder does not own what it is in.
      """,
    declares: .leaks,
    fixedBy: "parent-child-weak",
    remedy: "declare the reference to the parent weak"
  ) { scope in
    let home = scope.track(Folder(), "home")
    let photos = scope.track(Folder(), "photos")
    let summer = scope.track(Folder(), "summer")
    home.add(photos)
    photos.add(summer)
    scope.letGo(consume summer)
    scope.letGo(consume photos)
    scope.log("only home is in use")
    scope.letGo(consume home)
  }
}
