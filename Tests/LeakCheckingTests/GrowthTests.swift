import LeakChecking
import LeakInspection
import Testing

@Suite(.enabled(if: HeapInspection.obstacle == nil, "memory cannot be read in this build"))
struct GrowthTests {
  private static nonisolated(unsafe) let shared = Shelf()

  @Test func typesThatGrowInEveryIterationAreReportedWithThePathOfTheNewest() {
    let report = checkGrowth(iterations: 5) {
      Self.shared.objects.append(Model())
      Self.shared.objects.append(Model())
    }
    #expect(report.growing.map(\.summary) == ["Model: 2 per iteration"])
    #expect(report.growing.map(\.added) == [[2, 2, 2, 2, 2]])
    #expect(
      report.leaks.first?.explanation.contains("static GrowthTests.shared") == true, "\(report)")
    #expect(report.leaks.first?.explanation.contains(".objects[") == true, "\(report)")
  }

  @Test func whatIsReplacedDoesNotGrow() {
    let shelf = Shelf()
    let report = checkGrowth(iterations: 4) { shelf.objects = [Model()] }
    #expect(report.isClean, "\(report)")
    #expect(report.description == "no growth")
  }

  @Test func whatIsFilledWhileWarmingUpDoesNotGrow() {
    let shelf = Shelf()
    let report = checkGrowth(iterations: 4) {
      if shelf.objects.count < 2 { shelf.objects.append(Model()) }
    }
    #expect(report.isClean, "\(report)")
  }

  @Test func whatGrowsNowAndThenIsNotReported() {
    let shelf = Shelf()
    var round = 0
    let report = checkGrowth(iterations: 6) {
      round += 1
      if round % 2 == 0 { shelf.objects.append(Model()) }
    }
    #expect(report.isClean, "\(report)")
  }

  @Test func asynchronousBodiesGrowAsWell() async {
    let report = await checkGrowth(iterations: 4) {
      await Task { RingB.leak() }.value
    }
    #expect(report.growing.map(\.summary) == ["RingB: 1 per iteration"])
    #expect(report.leaks.first?.summary == "RingB (cycle)")
  }

  @Test func errorEndsTheIterations() {
    struct Stop: Error {}
    var rounds = 0
    #expect(throws: Stop.self) {
      try checkGrowth {
        rounds += 1
        if rounds == 3 { throw Stop() }
      }
    }
    #expect(rounds == 3)
  }
}
