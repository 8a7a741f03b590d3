/// A process that runs one scenario.
///
/// Started with `posix_spawn`, because Foundation's `Process` hands over standard input, output and error
/// and no other descriptor. Its process group is its own: ending the group ends what the scenario started.
struct ChildProcess: ~Copyable {
  private let id: Int32
  /// Hangs up when the child is gone: nobody else has the other end.
  let life: Descriptor

  /// Starts `executable` for the scenario `name`, with these ends of a channel.
  init(
    running name: String, executable: String, detail: InspectionDetail,
    senders: borrowing OutputChannel.Senders
  ) throws {
    let pair = try Platform.DescriptorPair()
    let childLife = try Platform.moveAside(pair.second)
    let environment = ChildEnvironment.variables(
      running: name, detail: detail, inherited: Platform.environmentVariables)
    // In the order of `ChildDescriptor`.
    let given = [
      senders.standardOutput.number, senders.standardError.number, senders.records.number,
      childLife.number,
    ]
    id = try RunningChildren.add {
      try Platform.start(executable, environment: environment, given: given)
    }
    life = pair.first
  }

  /// Whether the child has ended, though something it forked may still have its descriptors.
  var hasEnded: Bool { Platform.hasEnded(id, waiting: false) }

  /// Kills the child and what it started.
  func kill() { Platform.killTree(of: id) }

  /// Waits for the end of the child and kills what it left behind.
  ///
  /// Called once.
  func end() -> ProcessEnd {
    _ = Platform.hasEnded(id, waiting: true)
    Platform.killGroup(of: id)
    return RunningChildren.reap(id)
  }
}
