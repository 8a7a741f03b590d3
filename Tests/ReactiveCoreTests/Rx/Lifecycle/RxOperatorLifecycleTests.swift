import Foundation
import ReactiveCore
import Testing

@Suite struct RxOperatorLifecycleTests {
  @Test func everyOperatorHasALine() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/ReactiveCore/Rx/Operators")
    let operators = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Observable+") }
      .map { String($0.dropFirst("Observable+".count).dropLast(".swift".count)) }
    #expect(!operators.isEmpty)
    #expect(Set(RxOperatorTable.lines.map(\.file)) == Set(operators))
  }

  @Test(arguments: RxOperatorTable.lines, Lifecycle.End.allCases)
  func onASubject(line: RxOperatorLine, end: Lifecycle.End) {
    let life = RxLifecycle.onSubject(line, end)
    #expect(life.events == line.events(end))
    switch end {
    case .completed, .failed, .disposed:
      #expect(life.whileHeld == [])
      #expect(life.afterwards == [])
    case .never:
      #expect(life.whileHeld == line.whileLive)
      #expect(life.afterwards == line.leaks)
    }
  }

  @Test(arguments: RxOperatorTable.lines, Lifecycle.End.allCases)
  func onAColdSequence(line: RxOperatorLine, end: Lifecycle.End) {
    let life = RxLifecycle.onColdSequence(line, end)
    #expect(life.events == line.events(end))
    #expect(life.cleanupCount == (end == .never ? 0 : 1))
    #expect(life.whileHeld == (end == .never ? line.coldLeaks.subtracting(.source) : []))
    #expect(life.afterwards == (end == .never ? line.coldLeaks : []))
  }
}
