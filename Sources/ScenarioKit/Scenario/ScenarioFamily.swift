/// The world a scenario explains; also the name of its folder.
public struct ScenarioFamily: Sendable, Hashable {
  /// The name of the folder in `Scenarios` and of the family in lists.
  public let name: String

  /// Creates a family whose scenarios are in the folder `name`.
  public init(_ name: String) { self.name = name }

  /// ReactiveCocoa 2.5.
  public static let rac = ScenarioFamily("RAC")
  /// RxSwift 6.
  public static let rx = ScenarioFamily("Rx")
  /// Timers on a run loop.
  public static let timers = ScenarioFamily("Timers")
  /// Run loops: their modes, their threads and when they end.
  public static let runLoops = ScenarioFamily("RunLoops")
  /// Autorelease pools.
  public static let autorelease = ScenarioFamily("Autorelease")
  /// What closures capture.
  public static let closures = ScenarioFamily("Closures")
  /// Who refers to whom: delegates, caches, storages, thread-local values.
  public static let structure = ScenarioFamily("Structure")
  /// Timers, notifications, operations and threads of Foundation.
  public static let foundation = ScenarioFamily("Foundation")
  /// Queues, work items and sources of Dispatch.
  public static let dispatch = ScenarioFamily("Dispatch")
  /// Tasks and actors.
  public static let tasks = ScenarioFamily("Tasks")
  /// Asynchronous streams.
  public static let streams = ScenarioFamily("Streams")
  /// Observable models, and whoever waits for their changes.
  public static let observation = ScenarioFamily("Observation")
}
