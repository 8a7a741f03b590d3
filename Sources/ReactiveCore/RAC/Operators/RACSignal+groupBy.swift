extension RACSignal {
  /// Sends a signal for each group of values, which sends the values of that group.
  ///
  /// ```
  ///  source ─(if it keeps its subscribers)─► node ─► subscriber ─► next ─► groups, P
  ///  groups ─► each RACGroupedSignal so far ─► its subscribers
  /// ```
  ///
  /// P is the subscription's node. A group is a subject: who subscribes late misses values. Groups are
  /// made for new keys only and stay, however many there are, until the subscriber drops its blocks.
  /// With a subject as source the subscription is on the ring drawn at ``RACSubject``.
  ///
  /// The end of this signal is sent on first and then to the groups, in the order in which they were
  /// made. Disposal ends delivery, but **does not terminate the groups**: what subscribed to them stays
  /// as it is.
  ///
  /// - Parameters:
  ///   - key: What the values of a group have in common. Held strongly by the returned signal for life,
  ///     and by each subscription.
  ///   - transform: Makes what the group sends of the value; held likewise.
  /// - Returns: The signal of the groups.
  ///
  /// Source: ReactiveCocoa 2.5, `-groupBy:transform:` of `RACSignal`.
  public func groupBy<Key: Hashable, Result>(
    _ key: @escaping (_ value: Value) -> Key, transform: @escaping (_ value: Value) -> Result
  ) -> RACSignal<RACGroupedSignal<Key, Result>> {
    RACSignal<RACGroupedSignal<Key, Result>>.createSignal { subscriber in
      let lock = RecursiveLock()
      var groups: [Key: RACGroupedSignal<Key, Result>] = [:]
      var inOrder: [RACGroupedSignal<Key, Result>] = []

      return self.subscribeNext(
        { value in
          let key = key(value)
          let group = lock.withLock { () -> RACGroupedSignal<Key, Result> in
            if let group = groups[key] { return group }
            let group = RACGroupedSignal<Key, Result>(key: key)
            groups[key] = group
            inOrder.append(group)
            subscriber.sendNext(group)
            return group
          }
          group.sendNext(transform(value))
        },
        error: { error in
          subscriber.sendError(error)
          inOrder.forEach { $0.sendError(error) }
        },
        completed: {
          subscriber.sendCompleted()
          inOrder.forEach { $0.sendCompleted() }
        })
    }.named("[\(name ?? "")] -groupBy:transform:")
  }

  /// Sends a signal for each group of values, which sends the values of that group.
  ///
  /// - Parameter key: What the values of a group have in common; held as by the other form.
  /// - Returns: The signal of the groups.
  ///
  /// Source: ReactiveCocoa 2.5, `-groupBy:` of `RACSignal`.
  public func groupBy<Key: Hashable>(
    _ key: @escaping (_ value: Value) -> Key
  ) -> RACSignal<RACGroupedSignal<Key, Value>> {
    groupBy(key) { $0 }.named("[\(name ?? "")] -groupBy:")
  }
}
