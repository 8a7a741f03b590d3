/// What a mode of a run loop can contain.
protocol VirtualRunLoopItem: AnyObject {
  /// Makes the item one of a loop; false if it is invalid or one of another loop.
  func join(_ loop: VirtualRunLoop) -> Bool

  /// Called when no mode of the loop contains the item any more.
  func leave()
}

/// An item that fires at a time.
protocol VirtualRunLoopTimedItem: VirtualRunLoopItem {
  /// When it may fire; nil while it is firing, paused or invalid.
  var due: Instant? { get }

  /// By when the loop has to wake up for it.
  var deadline: Duration? { get }

  /// Fires.
  func fire(at now: Duration)
}
