import ReactiveCore
import Testing

@Suite struct AutoreleasePoolTests {
  private let process = VirtualProcess()
  private let log = EventLog()

  @Test func aPoolHoldsAnObjectUntilItIsDrained() {
    onAThread {
      AutoreleasePool.whileDraining {
        leave("object")
        log.note("still there")
      }
      log.note("drained")
    }
    #expect(log.entries == ["still there", "object deinit", "drained"])
  }

  @Test func aPoolHoldsOneReferenceForEachAutorelease() {
    onAThread {
      let pool = AutoreleasePool.push()
      let object = Payload()
      AutoreleasePool.autorelease(object)
      AutoreleasePool.autorelease(object)
      #expect(pool.count == 2)
      #expect(VirtualThread.current.autoreleasedCount == 1, "but one object")
      pool.drain()
      #expect(pool.count == 0)
      #expect(VirtualThread.current.autoreleasedCount == 0)
    }
  }

  @Test func anInnerPoolIsDrainedBeforeTheOuterOne() {
    onAThread {
      AutoreleasePool.whileDraining {
        leave("outer")
        AutoreleasePool.whileDraining { leave("inner") }
        log.note("between")
      }
    }
    #expect(log.entries == ["inner deinit", "between", "outer deinit"])
  }

  @Test func whatWasLeftLastGoesFirst() {
    onAThread {
      AutoreleasePool.whileDraining {
        leave("first")
        leave("second")
      }
    }
    #expect(log.entries == ["second deinit", "first deinit"])
  }

  @Test func drainingAPoolDrainsThoseInsideIt() {
    onAThread {
      let outer = AutoreleasePool.push()
      leave("outer")
      let inner = AutoreleasePool.push()
      leave("inner")
      #expect(VirtualThread.current.autoreleasePoolDepth == 2)
      outer.drain()
      #expect(VirtualThread.current.autoreleasePoolDepth == 0)
      log.note("drained")
      inner.drain()
      outer.drain()
    }
    #expect(log.entries == ["inner deinit", "outer deinit", "drained"])
  }

  @Test func aPoolIsDrainedWhenItsBlockThrows() {
    onAThread {
      do {
        try AutoreleasePool.whileDraining {
          leave("object")
          throw TestError.first
        }
      } catch {
        log.note("\(error)")
      }
    }
    #expect(log.entries == ["object deinit", "first"])
  }

  @Test func whatADeinitLeavesToThePoolThatIsDrainedGoesAsWell() {
    onAThread {
      AutoreleasePool.whileDraining {
        _ = AutoreleasePool.autorelease(LastWords { leave("from a deinit") })
      }
      #expect(VirtualThread.current.autoreleasedCount == 0)
    }
    #expect(log.entries == ["from a deinit deinit"])
  }

  @Test func withoutAPoolTheThreadKeepsTheObjectUntilItEnds() {
    onAThread {
      leave("object")
      log.note("end of the body")
    }
    #expect(log.entries == ["end of the body", "object deinit"])
  }

  @Test func poolsBelongToTheirThread() {
    VirtualThread.detach(in: process) {
      AutoreleasePool.whileDraining {
        VirtualThread.sleep(for: .seconds(2))
        log.note("first thread ends its pool")
      }
    }
    VirtualThread.detach(in: process) {
      VirtualThread.sleep(for: .seconds(1))
      AutoreleasePool.whileDraining { leave("of the second thread") }
    }
    process.mainThread.runLoop.advance(by: .seconds(3))
    #expect(log.entries == ["of the second thread deinit", "first thread ends its pool"])
  }

  @Test func anObjectHeldElsewhereOutlivesThePool() {
    onAThread {
      let object = AutoreleasePool.whileDraining { AutoreleasePool.autorelease(Payload()) }
      weak let survivor = object
      #expect(survivor != nil)
      withExtendedLifetime(object) {}
    }
  }

  // MARK: The peak

  @Test func aLoopWithoutAPoolKeepsAllItsObjects() {
    onAThread {
      AutoreleasePool.whileDraining {
        for _ in 0..<100 { AutoreleasePool.autorelease(Payload()) }
        #expect(VirtualThread.current.autoreleasedCount == 100, "the loop has ended")
      }
      #expect(VirtualThread.current.autoreleasedCount == 0)
      #expect(VirtualThread.current.autoreleasedPeak == 100)
    }
  }

  @Test func aLoopWithAPoolKeepsOneAtATime() {
    onAThread {
      for _ in 0..<100 {
        AutoreleasePool.whileDraining { _ = AutoreleasePool.autorelease(Payload()) }
      }
      #expect(VirtualThread.current.autoreleasedPeak == 1)
    }
  }

  @Test func thePeakCanBeCountedAnew() {
    onAThread {
      AutoreleasePool.whileDraining {
        for _ in 0..<5 { AutoreleasePool.autorelease(Payload()) }
      }
      VirtualThread.current.resetAutoreleasedPeak()
      #expect(VirtualThread.current.autoreleasedPeak == 0)
    }
  }

  // MARK: Helpers

  /// Runs a body on a thread of its own, whose pools nobody else uses.
  private func onAThread(_ body: @escaping () -> Void) {
    let thread = VirtualThread(in: process, body)
    thread.start()
    process.mainThread.runLoop.runUntilIdle()
    #expect(thread.isFinished)
  }

  @inline(never)
  private func leave(_ name: String) {
    AutoreleasePool.autorelease(LastWords { [log] in log.note("\(name) deinit") })
  }
}
