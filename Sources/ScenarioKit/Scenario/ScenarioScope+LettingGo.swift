extension ScenarioScope {
  /// Ends the scenario's own reference to an object, here and not somewhere near.
  ///
  /// The compiler may release local variables in any order once they are no longer used, and an optimised
  /// build uses another order than a debug build. Where a scenario holds more than one object to its end,
  /// it says in which order it lets go: `scope.letGo(consume screen)`.
  ///
  /// - Parameter object: Released before this call returns, unless something else holds it.
  public func letGo(_ object: consuming AnyObject) {
    // A plain release could be moved by the optimiser; taking the object out of a locked place cannot.
    let last = Locked<AnyObject?>(nil)
    last.withLock { $0 = object }
    last.withLock { $0 = nil }
  }
}
