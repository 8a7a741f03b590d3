extension RACScheduler {
  /// The scheduler that runs work at once, on the calling thread.
  public static let immediate: RACScheduler = RACImmediateScheduler()

  /// The scheduler of the main thread: its work waits for ``VirtualRunLoop/main``, also when it was
  /// scheduled from there.
  public static let mainThread: RACScheduler = RACMainThreadScheduler()

  /// The scheduler that subscriptions go through.
  static let subscription: RACScheduler = RACSubscriptionScheduler()

  /// A new scheduler that runs work one after the other on a background queue.
  ///
  /// - Parameters:
  ///   - priority: How urgent its work is.
  ///   - name: A name for debugging.
  /// - Returns: A scheduler with a serial queue of its own.
  public static func background(
    priority: RACSchedulerPriority = .default, name: String = "background"
  ) -> RACScheduler {
    RACQueueScheduler(priority: priority, name: name)
  }
}
