import ScenarioKit

/// A folder, which knows what is in it and what it is in.
private final class Folder {
  private(set) var folders: [Folder] = []
  private(set) weak var parent: Folder?

  func add(_ folder: Folder) {
    folders.append(folder)
    folder.parent = self
  }
}

extension Scenario {
  /// The same tree with weak references upwards.
  ///
  /// ```
  /// home ─► folders[0] ─► photos ─► folders[0] ─► summer
  /// home <~ parent ~weak~  photos <~ parent ~weak~ summer
  /// ```
  static let parentChildWeak = Scenario(
    name: "parent-child-weak",
    family: .structure,
    summary: "a folder holds what is in it, and that refers to the folder weakly",
    question: "Somebody keeps the innermost folder. What is its parent then?",
    lesson: """
      Nil, if nobody keeps that one. Ownership runs from the root to the leaves, so the tree lives as long
      as somebody has its root; a leaf that is taken out of it can no longer ask for its parent. Where
      that has to be possible, the leaf needs to be given the root as well.
      """,
    declares: .clean,
    fixes: "parent-child"
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
