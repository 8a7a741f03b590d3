import Dispatch
import Foundation
import LeakChecking
import LeakInspection
import Testing

/// Whose an allocation is: that of the scope whose body or task made it, or nobody's.
@Suite(.enabled(if: HeapInspection.obstacle == nil, "memory cannot be read in this build"))
struct AttributionTests {
  @Test func eightScopesAtOnceReportTheirOwnLeaksOnly() async {
    let barrier = Barrier(count: 8)
    let reports = Shared<[String: [String]]>([:])
    @Sendable func check<T: Ring>(_ type: T.Type) -> [String] {
      checkLeaks { _ in
        type.leak()
        barrier.arriveAndWait()
      }.leaks.map(\.summary)
    }
    @Sendable func store<T: Ring>(_ type: T.Type) {
      let leaks = check(type)
      reports.change { $0["\(type)"] = leaks }
    }
    let group = DispatchGroup()
    let queues = ["one", "two", "three"].map { DispatchQueue(label: $0) }
    queues[0].async(group: group) { store(RingA.self) }
    queues[1].async(group: group) { store(RingB.self) }
    queues[2].async(group: group) { store(RingC.self) }
    Background.thread(in: group) { store(RingD.self) }
    Background.thread(in: group) { store(RingE.self) }
    Background.thread(in: group) { store(RingF.self) }
    // Tasks must not block a thread of their pool: they wait on threads of their own.
    await withTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        let report = await checkLeaks { _ in
          RingG.leak()
          await barrier.arrive()
        }
        reports.change { $0["RingG"] = report.leaks.map(\.summary) }
      }
      tasks.addTask {
        let report = await checkLeaks { _ in
          await Task { RingH.leak() }.value
          await barrier.arrive()
        }
        reports.change { $0["RingH"] = report.leaks.map(\.summary) }
      }
    }
    await withCheckedContinuation { done in group.notify(queue: .global()) { done.resume() } }
    let found = reports.value
    #expect(found.count == 8)
    for (type, leaks) in found { #expect(leaks == ["\(type) (cycle)"]) }
  }

  @Test func taskThatTheBodyStartsIsOfItsScope() async {
    let report = await checkLeaks { _ in
      await Task { RingA.leak() }.value
      async let child: Void = RingB.leak()
      await child
      await withTaskGroup(of: Void.self) { group in group.addTask { RingC.leak() } }
    }
    #expect(
      report.leaks.map(\.summary).sorted() == ["RingA (cycle)", "RingB (cycle)", "RingC (cycle)"])
  }

  @Test func taskOfASynchronousBodyIsOfItsScope() {
    let report = checkLeaks { _ in
      let done = DispatchSemaphore(value: 0)
      Task {
        RingA.leak()
        done.signal()
      }
      done.wait()
    }
    #expect(report.leaks.map(\.summary) == ["RingA (cycle)"])
  }

  @Test func objectsOfDetachedTasksQueuesAndThreadsAreCountedOnly() async {
    let report = await checkLeaks { _ in
      await Task.detached { RingA.leak() }.value
      DispatchQueue(label: "queue").sync {}
      await withCheckedContinuation { done in
        DispatchQueue(label: "queue").async {
          RingB.leak()
          done.resume()
        }
      }
      await withCheckedContinuation { done in
        Background.thread {
          RingC.leak()
          done.resume()
        }
      }
    }
    #expect(report.leaks.isEmpty, "\(report)")
    #expect(report.unassignedCount >= 3)
    #expect(report.description.contains("could not be assigned"))
  }

  @Test func objectOfAQueueIsOfTheScopeIfTracked() async {
    let report = await checkLeaks { scope in
      await withCheckedContinuation { done in
        DispatchQueue(label: "queue").async {
          scope.track(RingB.make(), "ring")
          done.resume()
        }
      }
    }
    #expect(report.leaks.map(\.summary) == ["RingB \"ring\" (cycle)"])
  }

  @Test func objectOfAQueueIsOfTheScopeIfKeptByAnObjectOfTheScope() async {
    let report = await checkLeaks { _ in
      let box = Box()
      box.itself = box
      await withCheckedContinuation { done in
        DispatchQueue(label: "queue").async {
          box.content = Tidy()
          done.resume()
        }
      }
    }
    #expect(report.leaks.map(\.summary) == ["Box (cycle)"])
    #expect(report.leaks.first?.explanation.contains("Tidy") == true, "\(report)")
  }

  @Test func wordThatOthersMayOwnAsWellIsNoReasonToBeOfTheScope() {
    let made = Shared<UInt>(0)
    let (isMade, isOver) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let report = checkLeaks { _ in
      Background.thread {
        // This thread is the owner, and has the reference on its stack.
        var tidy = Unmanaged.passRetained(Tidy())
        withUnsafePointer(to: &tidy) { tidy in
          let address = UInt(bitPattern: tidy.pointee.toOpaque())
          made.change { $0 = address }
          isMade.signal()
          isOver.wait()
          tidy.pointee.release()
        }
      }
      isMade.wait()
      Notes.leak(made.value)
    }
    isOver.signal()
    #expect(report.leaks.map(\.summary) == ["Notes (cycle)"], "\(report)")
  }

  @Test func olderObjectsAreNotOfTheScope() {
    RingA.leak()
    let report = checkLeaks { _ in }
    #expect(report.isClean)
  }

  @Test func innerScopeIsPartOfTheOuter() {
    var inner: LeakReport?
    let outer = checkLeaks { _ in
      RingA.leak()
      inner = checkLeaks { _ in RingB.leak() }
    }
    #expect(inner?.leaks.map(\.summary) == ["RingB (cycle)"])
    #expect(outer.leaks.map(\.summary).sorted() == ["RingA (cycle)", "RingB (cycle)"])
  }

  @Test func innerScopeDoesNotSeeTheOuter() async {
    var inner: LeakReport?
    let outer = await checkLeaks { _ in
      RingA.leak()
      inner = await checkLeaks { _ in await Task.yield() }
    }
    #expect(inner?.isClean == true)
    #expect(outer.leaks.map(\.summary) == ["RingA (cycle)"])
  }

  @Test func otherModulesAreLookedAtWhenNamed() {
    #expect(checkLeaks(modules: ["Other"]) { _ in RingA.leak() }.isClean)
    let report = checkLeaks(modules: ["Other", "LeakCheckingTests"]) { _ in RingA.leak() }
    #expect(report.leaks.count == 1)
  }

  @Test func modulesOfTestsAreThoseThatTheyTest() {
    #expect(LeakCheck.modules(of: "AppTests/A.swift") == ["AppTests", "App"])
    #expect(LeakCheck.modules(of: "App/A.swift") == ["App"])
    #expect(LeakCheck.modules(of: "Tests/A.swift") == ["Tests"])
  }
}
