/// Something that the runtime notes about a task while it lasts.
struct TaskStatusRecord {
  private enum Kind: UInt8 {
    case dependency = 0
    case name = 6
  }

  private enum DependencyKind: UInt8 {
    case task = 1
    case continuation = 2
    case group = 3
    case executor = 4
  }

  /// The record that was there before.
  let parent: UInt
  private let kind: Kind?
  private let subject: UInt
  private let detail: UInt
  private let dependencyKind: DependencyKind?

  init?(at address: UInt, in memory: any MemoryReading) {
    guard let flags = memory.load(UInt8.self, at: address),
      let parent = memory.word(at: address &+ 8), let subject = memory.word(at: address &+ 16)
    else { return nil }
    self.parent = parent
    self.subject = subject
    detail = memory.word(at: address &+ 24) ?? 0
    kind = Kind(rawValue: flags)
    dependencyKind = memory.load(UInt8.self, at: address &+ 32).flatMap(DependencyKind.init)
  }

  /// What the task waits for, if the record says so.
  var dependency: TaskDependency? {
    guard kind == .dependency else { return nil }
    return switch dependencyKind {
    case .task: .task(subject)
    case .continuation: .continuation
    case .group: .group(subject)
    case .executor, nil: nil
    }
  }

  /// The executor of the program's, or of the main actor, on which the task is enqueued; nil where it is with
  /// an actor or the pool that the library serves.
  var foreignExecutor: UInt? {
    guard kind == .dependency, dependencyKind == .executor, subject != 0, detail != 0 else {
      return nil
    }
    return subject
  }

  /// The name of the task, if the record has it.
  func name(in memory: any MemoryReading) -> String? {
    kind == .name ? memory.cString(at: subject, limit: 256) : nil
  }
}
