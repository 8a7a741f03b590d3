import LeakInspection
import LeakScopeXCTest
import XCTest

/// What becomes of a report in XCTest, which on Linux does not know expected failures.
final class XCTestBindingTests: XCTestCase {
  private var failures: [(text: String, line: Int)] = []
  private var isCollecting = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    if isCollecting {
      failures.append((description, lineNumber))
    } else {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  }

  override func setUpWithError() throws {
    try XCTSkipIf(HeapInspection.obstacle != nil, "memory cannot be read in this build")
  }

  func testLeakIsAFailureAtTheLineOfTheCall() {
    isCollecting = true
    XCTAssertNoLeaks { _ in RingA.leak() }
    let line = #line - 1
    isCollecting = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.line, line)
    XCTAssertEqual(failures.first?.text.contains("1 leak: RingA (cycle)"), true)
  }

  func testNothingFailsWithoutALeak() async {
    XCTAssertNoLeaks { _ in _ = Tidy() }
    await XCTAssertNoLeaks { _ in await Task.yield() }
    XCTAssertNoGrowth(iterations: 2) { _ = Tidy() }
  }

  func testGrowthIsAFailure() {
    let shelf = Shelf()
    isCollecting = true
    XCTAssertNoGrowth(iterations: 3) { shelf.objects.append(Tidy()) }
    isCollecting = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.text.contains("Tidy: 1 per iteration"), true)
  }
}
