import Foundation
import LeakInspection
import Testing

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct LibraryClassTests {
  private let target = opaque(Target())

  @Test func aSubclassOfALibrarysClassHasItsOwnPropertiesToo() {
    final class Job: Operation, @unchecked Sendable {
      var target: Target?
    }
    final class Text: NSObject {
      var target: Target?
    }
    let job = opaque(Job())
    job.target = target
    let text = opaque(Text())
    text.target = target
    #expect(Look(job)[".target"] == Seen(.counted, target))
    #expect(Look(text)[".target"] == Seen(.counted, target))
  }

  @Test func aCompletionBlockIsFound() {
    let operation = opaque(BlockOperation())
    operation.completionBlock = { [target] in _ = target.number }
    let entry = Look(operation).references(to: target).first
    #expect(entry?.reference.strength == .counted)
    #expect(entry?.label.function?.hasPrefix("closure #1 in ") == true)
  }
}
