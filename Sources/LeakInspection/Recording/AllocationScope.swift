internal import CLeakHeap

/// A part of a program's run whose allocations are told apart from those of the rest.
///
/// What the thread or the task that runs a body allocates meanwhile is born in the scope, and so is what tasks
/// allocate that the body starts, for as long as the scope lasts. Detached tasks, other threads and queues
/// belong to no scope. A scope may begin inside another one.
public struct AllocationScope: Sendable, Hashable {
  /// Bound while a body runs, and inherited by the tasks that it starts; the recorder reads it.
  @TaskLocal private static var current: UInt64 = 0

  private static let tellsRecorder: Void = leakheap_scope_key(
    unsafeBitCast($current, to: UnsafeRawPointer.self))

  let token: UInt64

  /// Begins a scope; nil when nothing is recorded or more scopes are open at once than can be told apart,
  /// which are 95.
  public init?() {
    _ = Self.tellsRecorder
    token = leakheap_scope_begin()
    if token == 0 { return nil }
  }

  /// Begins a scope, when others have ended if too many are open; nil when none has within the limit, or when
  /// nothing is recorded.
  ///
  /// A scope inside another one waits for nobody: the other one may hold the number that it waits for.
  package static func begin(
    within limit: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> AllocationScope? {
    if let scope = AllocationScope() { return scope }
    guard HeapRecorder.isRecording, current == 0 else { return nil }
    return await InspectionThread.run { Polling.answer(within: limit) { AllocationScope() } }
  }

  /// The same for a caller that cannot suspend; blocks the thread.
  package static func beginBlocking(within limit: Duration) -> AllocationScope? {
    guard HeapRecorder.isRecording, current == 0 else { return AllocationScope() }
    return Polling.answer(within: limit) { AllocationScope() }
  }

  /// Ends the scope; what it left to live belongs to the scope around it from now on, or to none.
  ///
  /// Must be called once, or the scope's mark is lost for others.
  public func end() { leakheap_scope_end(token) }

  /// Runs a body in the scope.
  public func run<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let result = Self.$current.withValue(token) { () -> Result<Void, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    try result.get()
  }

  /// Runs a body in the scope, on the actor of the caller.
  public func run<Failure: Error>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Void
  ) async throws(Failure) {
    let result = await Self.$current.withValue(token) { () -> Result<Void, Failure> in
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    try result.get()
  }

  /// How many blocks are alive that were born in the scope, or meanwhile and in none; nil when they could not
  /// be counted.
  public var blockCount: Int? { Int(exactly: leakheap_scope_blocks(token)) }

  /// How many scopes have not ended.
  public static var openCount: Int { Int(leakheap_scope_count()) }

  /// Whose the blocks of a frozen process are.
  var births: Births { Births(self) }

  /// Whose blocks are, by their marks.
  struct Births {
    private let byMark: [Birth]

    fileprivate init(_ scope: AllocationScope) {
      byMark = (0...UInt32(UInt8.max)).map { mark in
        switch leakheap_scope_birth(scope.token, mark) {
        case leakheap_birth_in_scope: .inScope
        case leakheap_birth_meanwhile: .meanwhile
        default: .elsewhere
        }
      }
    }

    /// For each mark whether blocks with it were born in the scope, or meanwhile.
    var areOfScope: [Bool] { byMark.map { $0 != .elsewhere } }

    /// Whose a block is.
    subscript(block: FrozenBlock) -> Birth {
      block.mark.map { byMark[Int($0.number)] } ?? .elsewhere
    }
  }

  /// Whose a block is.
  enum Birth {
    /// Born before the scope, or in another one.
    case elsewhere
    /// Born in it.
    case inScope
    /// Born while it lasted, and in no scope.
    case meanwhile
  }
}
