import LeakInspection
import Testing

@Suite struct ObjectTrackerTests {
  @Test func theHookSeesObjectsDieInThisProcess() {
    #expect(DeathMechanism.available == .deallocationHook)
  }
}
