import Foundation
import ScenarioKit

/// Lines that a scratchpad is filled with.
private final class Paper {}

/// What each thread writes its notes on.
private final class Scratchpad {
  let paper: Paper

  init(_ paper: Paper) { self.paper = paper }

  /// Gives the calling thread a scratchpad, which it owns until it ends.
  static func prepare(_ scope: ScenarioScope) {
    let pad = scope.track(Scratchpad(Paper()), "scratchpad")
    scope.track(pad.paper, "paper")
    pthread_setspecific(key, Unmanaged.passRetained(pad).toOpaque())
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, release)
    return key
  }()

  /// Called with the scratchpad of a thread that ends.
  private static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { value in
    guard let value else { return }
    _ = Unmanaged<Scratchpad>.fromOpaque(value).retain()
  }
}

/// Runs a body on a thread of its own, to the end of that thread.
private func runThread(_ body: @escaping () -> Void) {
  final class Job {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }
  var thread = pthread_t()
  let job = Unmanaged.passRetained(Job(body))
  pthread_create(
    &thread, nil,
    { job in
      if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body() }
      return nil
    }, job.toOpaque())
  pthread_join(thread, nil)
}

extension Scenario {
  /// A thread-local value whose destructor retains it instead of releasing it.
  ///
  /// ```
  /// nothing ─► scratchpad ─► paper
  /// ```
  static let threadLocalOverRetain = Scenario(
    name: "thread-local-over-retain",
    family: .structure,
    summary: "the destructor of a thread-local value retains it once more",
    question: "The thread has ended and nothing refers to its scratchpad. Why is it there?",
    lesson: """
      Memory handed to C is retained by hand and has to be released by hand. The destructor of the key is
      the place for it, and here it does the opposite: the count is 2, and no reference anywhere owns
      either. No tool can name an owner that does not exist; it can say that two are missing. For the same
      reason there is no reference that could be made weak.
      """,
    declares: .leaks,
    fixedBy: "thread-local-released",
    remedy: "release the value in the key's destructor"
  ) { scope in
    runThread { Scratchpad.prepare(scope) }
    scope.log("the thread has ended")
  }
}
