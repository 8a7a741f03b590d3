import Foundation
import ReactiveCore
import Testing

@Suite struct OperatorLifecycleTests {
  @Test func everyOperatorHasALine() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/ReactiveCore/RAC/Operators")
    let operators = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("RACSignal+") }
      .map { String($0.dropFirst("RACSignal+".count).dropLast(".swift".count)) }
    #expect(!operators.isEmpty)
    // It has to be seen while the main loop turns, which the lines do not: see its own tests.
    let tested = OperatorTable.lines.map(\.name) + ["deliverOnMainThread"]
    #expect(tested.sorted() == operators.sorted())
  }

  @Test(arguments: OperatorTable.lines, Lifecycle.End.allCases)
  func onASubject(line: OperatorLine, end: Lifecycle.End) {
    asCurrent {
      let life = Lifecycle.onSubject(line, end)
      #expect(life.events == line.values + line.terminalEvents(end))
      switch end {
      case .completed, .failed:
        #expect(life.whileHeld == [])
        #expect(life.afterwards == [])
      case .disposed:
        #expect(life.whileHeld == line.afterDisposal)
        #expect(life.afterwards == line.disposedLeaks)
      case .never:
        #expect(life.whileHeld == line.whileLive)
        #expect(life.afterwards == line.leaks)
      }
    }
  }

  @Test(arguments: OperatorTable.lines, Lifecycle.End.allCases)
  func onAColdSignal(line: OperatorLine, end: Lifecycle.End) {
    asCurrent {
      let life = Lifecycle.onColdSignal(line, end)
      #expect(life.events == line.coldValues + line.terminalEvents(end))
      #expect(life.cleanupCount == 1)
      let leaks: Survivors =
        switch end {
        case .completed, .failed: []
        case .disposed: line.coldDisposedLeaks
        case .never: line.coldLeaks
        }
      #expect(life.whileHeld == leaks)
      #expect(life.afterwards == leaks)
    }
  }
}
