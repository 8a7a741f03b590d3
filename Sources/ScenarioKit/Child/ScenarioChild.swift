internal import LeakInspection

/// The side of a run that is a process of its own.
public enum ScenarioChild {
  /// Runs the scenario that this process was started for, and ends the process; returns at once in any
  /// other process.
  ///
  /// It belongs into the first line of an executable, on the main thread, before anything else happens.
  public static func runIfRequested(from scenarios: [Scenario]) {
    guard let name = Platform.environmentVariable(ChildEnvironment.scenario) else { return }
    let parent = Platform.environmentVariable(ChildEnvironment.parent)
    guard Platform.becomeChild(of: parent.flatMap { Int32($0) }) else {
      Platform.exit(with: ChildExit.notStartedByParent)
    }
    let wishes = Platform.environmentVariable(ChildEnvironment.detail).flatMap { UInt8($0) }
    let deadline = InspectionDeadline.duration(
      Platform.environmentVariable(ChildEnvironment.deadline))
    // What the scenario starts in turn is no child of leakscope.
    Platform.removeEnvironmentVariable(ChildEnvironment.scenario)
    Platform.removeEnvironmentVariable(ChildEnvironment.parent)
    Platform.removeEnvironmentVariable(ChildEnvironment.recording)
    Platform.removeEnvironmentVariable(ChildEnvironment.detail)

    guard let scenario = scenarios.first(where: { $0.name == name }) else {
      Platform.exit(with: ChildExit.unknownScenario)
    }
    let detail = InspectionDetail(rawValue: wishes ?? 0)
    let recorder = Recorder(
      output: RecordOutput(descriptor: ChildDescriptor.records), detail: detail)
    recorder.write(.started)
    let scope = ScenarioScope(recorder: recorder)
    recorder.beginBody()
    let error = scenario.body.run(scope)
    UnusedStack.erase()
    recorder.write(.bodyEnded(error: error))
    recorder.takeSnapshotOfEnd()
    scope.settle()
    HeapInspection.waitForTasks()
    for stream in Platform.incompleteStreams {
      recorder.write(.note("\(stream): a line was too long for the system and is missing"))
    }
    recorder.write(.inspecting)
    recorder.takeSnapshotOfEnd()
    let survivors = recorder.explainSurvivors(detail, deadline: deadline)
    recorder.write(.settled(ownership: survivors))
    // Without the handlers of `exit`: what they do is not part of the scenario.
    Platform.exit(with: 0)
  }
}

/// The statuses of a child that could not begin.
enum ChildExit {
  static let unknownScenario: Int32 = 66
  static let notStartedByParent: Int32 = 70
}
