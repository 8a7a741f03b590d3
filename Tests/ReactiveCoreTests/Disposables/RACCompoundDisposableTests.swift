import ReactiveCore
import Testing

@Suite struct RACCompoundDisposableTests {
  @Test("S05 disposes the children it was made of and those added later")
  func disposesItsChildren() {
    let log = EventLog()
    let compound = RACCompoundDisposable((0..<3).map { log.disposable("\($0)") })
    compound.add(log.disposable("3"))
    #expect(log.entries.isEmpty)
    compound.dispose()
    #expect(log.entries == ["0", "1", "2", "3"])
    #expect(compound.isDisposed)
  }

  @Test("S06 disposes a child that is added too late at once")
  func disposesALateChildAtOnce() {
    let log = EventLog()
    let compound = RACCompoundDisposable()
    compound.dispose()
    compound.add(log.disposable())
    #expect(log.entries == ["disposed"])
  }

  @Test("S07 made plain or of a block, it disposes what was added")
  func madePlainOrOfABlockItDisposesWhatWasAdded() {
    let log = EventLog()
    for compound in [RACCompoundDisposable(), RACCompoundDisposable { log.note("block") }] {
      compound.add(log.disposable("child"))
      compound.dispose()
    }
    #expect(log.entries == ["child", "block", "child"])
  }

  @Test("2.9 a slot freed by a removal is used by the next child")
  func freedSlotIsUsedAgain() {
    let log = EventLog()
    let children = (0..<4).map { log.disposable("\($0)") }
    let compound = RACCompoundDisposable(children)
    compound.remove(children[0])
    compound.add(log.disposable("late"))
    compound.dispose()
    #expect(log.entries == ["late", "1", "2", "3"])
  }

  @Test("2.9 a child in any place can be removed and is not disposed then", arguments: 0..<4)
  func removedChildIsNotDisposed(index: Int) {
    let log = EventLog()
    let children = (0..<4).map { log.disposable("\($0)") }
    let compound = RACCompoundDisposable(children)
    compound.remove(children[index])
    compound.dispose()
    var others = ["0", "1", "2", "3"]
    others.remove(at: index)
    #expect(log.entries == others)
    #expect(!children[index].isDisposed)
  }

  @Test("2.9 nil and disposed children are ignored")
  func nilAndDisposedChildrenAreIgnored() {
    let compound = RACCompoundDisposable()
    let child = disposedChild(addedTo: compound)
    compound.add(nil)
    compound.remove(nil)
    #expect(!child.isAlive)
    compound.dispose()
  }

  @Test("2.9 children are disposed outside of the lock: they may come back")
  func childrenMayComeBack() {
    let log = EventLog()
    let compound = RACCompoundDisposable()
    let second = log.disposable("second")
    compound.add(
      RACDisposable {
        log.note("disposed is \(compound.isDisposed)")
        compound.remove(second)
        compound.add(log.disposable("added meanwhile"))
        compound.dispose()
      })
    compound.add(second)
    compound.dispose()
    #expect(log.entries == ["disposed is true", "added meanwhile", "second"])
  }

  @Test("1.4 released, it drops its children without disposing them")
  func releasedCompoundDropsItsChildren() {
    let log = EventLog()
    let child = releaseCompound(log)
    #expect(!child.isAlive)
    #expect(log.entries.isEmpty)
  }

  @Test("1.4 disposed, it lets go of its children")
  func disposedCompoundLetsGoOfItsChildren() {
    let compound = RACCompoundDisposable()
    let children = fill(compound)
    #expect(children.aliveCount() == 4)
    compound.dispose()
    #expect(children.aliveCount() == 0)
    withExtendedLifetime(compound) {}
  }

  @Test("2.9 children added while another thread disposes are all disposed")
  func childrenAddedDuringDisposalAreDisposed() {
    for _ in 0..<100 {
      let log = EventLog()
      let compound = RACCompoundDisposable()
      onThreads(4) { index in
        if index == 0 {
          compound.dispose()
        } else {
          for _ in 0..<10 { compound.add(log.disposable()) }
        }
      }
      #expect(log.entries.count == 30)
    }
  }

  @inline(never)
  private func disposedChild(addedTo compound: RACCompoundDisposable) -> Weak<RACDisposable> {
    let child = RACDisposable()
    child.dispose()
    compound.add(child)
    return Weak(child)
  }

  @inline(never)
  private func releaseCompound(_ log: EventLog) -> Weak<RACDisposable> {
    let child = log.disposable()
    let compound = RACCompoundDisposable([child])
    return withExtendedLifetime(compound) { Weak(child) }
  }

  @inline(never)
  private func fill(_ compound: RACCompoundDisposable) -> [Weak<RACDisposable>] {
    let children = (0..<4).map { _ in RACDisposable() }
    children.forEach(compound.add)
    return children.map { Weak($0) }
  }
}
