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
    Unmanaged<Scratchpad>.fromOpaque(value).release()
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
  /// A thread-local value whose destructor releases it.
  ///
  /// ```
  /// thread, until it ends ─► scratchpad ─► paper
  /// ```
  static let threadLocalReleased = Scenario(
    name: "thread-local-released",
    family: .structure,
    summary: "the destructor of a thread-local value releases it",
    question: "When does a thread-local value go?",
    lesson: """
      With its thread: the C library calls the destructor of the key with the value, and the destructor
      balances the retain of `passRetained`. The scratchpad goes, and with it the paper that it owned.
      """,
    declares: .clean,
    fixes: "thread-local-over-retain"
  ) { scope in
    runThread { Scratchpad.prepare(scope) }
    scope.log("the thread has ended")
  }
}
