import Dispatch
import Foundation
import LeakInspection
import Testing

@Suite struct LibraryObjectTests {
  private let target = opaque(Target())

  /// The blocks that can be reached from an object, the nearest first.
  private func reachable(from object: AnyObject) -> [ObjectView] {
    let memory = SelfMemory()
    let reader = ObjectReader(memory: memory)
    var views: [ObjectView] = []
    var pending = [UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())]
    var seen: Set<UInt> = []
    var taken = 0
    while taken < pending.count, views.count < 1000 {
      let address = pending[taken]
      taken += 1
      guard seen.insert(address).inserted, let block = memory.block(startingAt: address) else {
        continue
      }
      let view = reader.view(of: block)
      views.append(view)
      pending += view.references.map(\.reference.target)
    }
    return views
  }

  private func holder(in views: [ObjectView]) -> (view: ObjectView, entry: ObjectView.Entry)? {
    let address = UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque())
    for view in views {
      if let entry = view.references.first(where: { $0.reference.target == address }) {
        return (view, entry)
      }
    }
    return nil
  }

  @Test func aWorkItemKeepsItsClosureInABlock() {
    let item = DispatchWorkItem { [target] in _ = target.number }
    let found = holder(in: reachable(from: item))
    #expect(found?.view.kind == .block)
    #expect(found?.view.typeName == "block")
    #expect(found?.entry.reference.strength == .counted)
    #expect(found?.entry.label.function?.hasPrefix("closure #1 in ") == true)
    withExtendedLifetime(item) {}
  }

  @Test func aQueueIsNamedByItsLabel() {
    let queue = DispatchQueue(label: "a queue of the test")
    let names = reachable(from: queue).compactMap(\.typeName)
    #expect(
      names.contains { $0.hasPrefix("dispatch queue") && $0.hasSuffix("\"a queue of the test\"") })
  }

  @Test func aTimerLeadsToItsClosure() {
    let timer = Timer(timeInterval: 1000, repeats: true) { [target] _ in _ = target.number }
    let views = reachable(from: timer)
    #expect(views.first?.typeName == "Timer")
    #expect(views.compactMap(\.typeName).contains("CFRunLoopTimer"))
    #expect(holder(in: views)?.entry.label.function?.hasPrefix("closure #1 in ") == true)
    timer.invalidate()
  }

  @Test func partsOfARunLoopAreCalledWhatTheirLibraryCallsThem() {
    let timer = Timer(timeInterval: 1000, repeats: true) { _ in }
    RunLoop.current.add(timer, forMode: .default)
    let reader = ObjectReader(memory: SelfMemory())
    let wanted: Set<String> = ["CFRunLoop", "CFRunLoopMode", "CFRunLoopTimer"]
    let found = reachable(from: RunLoop.current).filter { wanted.contains($0.typeName ?? "") }
    #expect(Set(found.compactMap(\.typeName)) == wanted)
    for view in found { #expect(reader.nameInTable(of: view.block) == view.typeName) }
    timer.invalidate()
  }

  @Test func aStreamLeadsToWhatItBuffers() {
    final class Owner {
      let stream: AsyncStream<Target>
      init(_ stream: AsyncStream<Target>) { self.stream = stream }
    }
    let (stream, continuation) = AsyncStream<Target>.makeStream()
    continuation.yield(target)
    let owner = opaque(Owner(stream))
    let views = reachable(from: owner)
    #expect(views.compactMap(\.typeName).contains("AsyncStream._Storage<Target>"))
    #expect(holder(in: views)?.entry.label.description == "[0]")
    withExtendedLifetime((owner, continuation)) {}
  }

  @Test func aMutableDictionaryLeadsToItsValues() {
    let dictionary = NSMutableDictionary()
    dictionary["key"] = target
    #expect(holder(in: reachable(from: dictionary)) != nil)
    withExtendedLifetime(dictionary) {}
  }
}
