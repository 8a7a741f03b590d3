extension Observable where Element: FixedWidthInteger {
  /// A sequence that counts from zero, one number per period.
  ///
  /// **The scheduler's timer holds the sink**: a subscription of which the disposable was dropped goes on for
  /// ever.
  ///
  /// - Parameters:
  ///   - period: The time between two numbers, and before the first.
  ///   - scheduler: What measures the time; held strongly by the sequence.
  /// - Returns: The sequence, which has no end.
  public static func interval(_ period: Duration, scheduler: any SchedulerType) -> Observable {
    Timer(dueTime: period, period: period, scheduler: scheduler)
  }
}
