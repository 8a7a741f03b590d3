import LeakInspection
import Synchronization
import Testing

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct TaskFrameTests {
  /// Where the suspended functions of a test leave their continuations.
  private final class Waiting: Sendable {
    private let state = Mutex<[UnsafeContinuation<Void, Never>]>([])

    func wait() async {
      await withUnsafeContinuation { continuation in state.withLock { $0.append(continuation) } }
    }

    func arrival(of count: Int) async {
      while state.withLock({ $0.count }) < count { await Task.yield() }
    }

    func resumeAll() {
      let waiting = state.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for continuation in waiting { continuation.resume() }
    }
  }

  private struct Seen {
    let look: ObjectView
    let task: TaskMemory
    let memory: SelfMemory
    let reader: ObjectReader

    init(_ task: Task<Void, Never>) throws {
      memory = SelfMemory()
      reader = ObjectReader(memory: memory)
      let block = try #require(memory.block(startingAt: unsafeBitCast(task, to: UInt.self)))
      look = reader.view(of: block)
      self.task = reader.taskMemory(of: block)
    }

    func labels(of object: AnyObject) -> [String] {
      let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
      return look.references.filter { $0.reference.target == address }.map(\.label.description)
    }
  }

  private func suspended(
    _ count: Int = 1, _ body: @escaping @Sendable (Waiting) async -> Void
  ) async throws -> (task: Task<Void, Never>, waiting: Waiting) {
    let waiting = Waiting()
    let task = Task { await body(waiting) }
    await waiting.arrival(of: count)
    try await settle(task)
    return (task, waiting)
  }

  @inline(never)
  private static func holding(_ target: Target, _ waiting: Waiting) async {
    await waiting.wait()
    _ = opaque(target)
  }

  @Test func aFrameHasTheLocalVariablesOfItsFunction() async throws {
    let target = opaque(Target())
    let (task, waiting) = try await suspended { await Self.holding(target, $0) }
    let seen = try Seen(task)
    #expect(seen.look.kind == .task)
    #expect(seen.look.strongCount != nil)
    #expect(seen.labels(of: target).contains { $0.hasSuffix("holding(_:_:)") })
    for slab in seen.task.slabs {
      let view = seen.memory.block(startingAt: slab).map { seen.reader.view(of: $0) }
      #expect(view == nil || view?.kind == .taskMemory && view?.references.isEmpty == true)
    }
    waiting.resumeAll()
    await task.value
  }

  @Test func noReferenceOfATaskLeadsToItself() async throws {
    let (task, waiting) = try await suspended { await $0.wait() }
    let seen = try Seen(task)
    let own = [seen.look.block.address] + seen.task.slabs
    #expect(seen.look.references.allSatisfy { !own.contains($0.reference.target) })
    waiting.resumeAll()
    await task.value
  }

  @Test func aChildInAFrameIsAPartOfItsParent() async throws {
    let target = opaque(Target())
    let other = opaque(Target())
    let (task, waiting) = try await suspended(2) { waiting in
      async let child: Void = Self.holding(target, waiting)
      await Self.holding(other, waiting)
      await child
    }
    let seen = try Seen(task)
    #expect(seen.labels(of: target).contains { $0.hasSuffix("holding(_:_:)") })
    #expect(seen.labels(of: other).contains { $0.hasSuffix("holding(_:_:)") })
    waiting.resumeAll()
    await task.value
  }

  private final class Frame {
    let target: Target
    init(_ target: Target) { self.target = target }

    @inline(never)
    func use() -> Int { opaque(target.number) }
  }

  @Test func anObjectInAFrameIsReachedFromIt() async throws {
    let target = opaque(Target())
    let (task, waiting) = try await suspended { waiting in
      let frame = Frame(target)
      await waiting.wait()
      _ = frame.use()
    }
    let seen = try Seen(task)
    let owners = seen.look.references.compactMap { entry in
      let inFrame = seen.task.objects.first { $0.address == entry.reference.target }
      return inFrame ?? seen.memory.block(startingAt: entry.reference.target)
    }.filter { seen.reader.typeName(of: $0)?.hasSuffix("Frame") == true }
    // Whether it is a block or a part of the frame is the optimiser's choice.
    let owner = try #require(owners.first)
    let view = seen.reader.view(of: owner)
    #expect(view.references.map(\.label.description) == [".target"])
    waiting.resumeAll()
    await task.value
  }

  @Test func aContinuationLeadsToTheTaskThatWaits() async throws {
    final class Owner: @unchecked Sendable {
      let state = Mutex<Int>(0)
      var unsafe: UnsafeContinuation<Void, Never>?
      var checked: CheckedContinuation<Void, Never>?
    }
    let owner = opaque(Owner())
    let first = Task {
      await withUnsafeContinuation { continuation in
        owner.state.withLock {
          owner.unsafe = continuation
          $0 += 1
        }
      }
    }
    let second = Task {
      await withCheckedContinuation { continuation in
        owner.state.withLock {
          owner.checked = continuation
          $0 += 1
        }
      }
    }
    while owner.state.withLock({ $0 }) < 2 { await Task.yield() }
    let look = Look(owner)
    #expect(look[".unsafe"]?.strength == .trusted)
    #expect(look[".unsafe"]?.target == unsafeBitCast(first, to: UInt.self))
    let checked = look.into(".checked")?[".continuation"]
    #expect(checked?.strength == .trusted)
    #expect(checked?.target == unsafeBitCast(second, to: UInt.self))
    owner.unsafe?.resume()
    owner.checked?.resume()
    await first.value
    await second.value
  }

  /// Waits until a task's thread has left it.
  ///
  /// A continuation is handed out before its task is suspended.
  private func settle(_ task: Task<Void, Never>) async throws {
    for _ in 0..<10_000 {
      if try Seen(task).look.references.contains(where: { $0.label.description.hasPrefix("frame") })
      {
        return
      }
      await Task.yield()
    }
  }
}
