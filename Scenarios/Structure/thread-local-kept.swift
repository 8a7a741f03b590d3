import Foundation
import ScenarioKit

/// What is known of a request while it is served.
private final class RequestContext {
  /// Makes a context the current one of the calling thread, and lets go of the one before.
  static func setCurrent(_ context: RequestContext?) {
    let former = pthread_getspecific(key)
    pthread_setspecific(
      key, context.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
    if let former { Unmanaged<RequestContext>.fromOpaque(former).release() }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { value in
      if let value { Unmanaged<RequestContext>.fromOpaque(value).release() }
    }
    return key
  }()
}

extension Scenario {
  /// A thread-local value on a thread that does not end.
  ///
  /// ```
  /// main thread ─► context
  /// ```
  static let threadLocalKept = Scenario(
    name: "thread-local-kept",
    family: .structure,
    summary: "a thread that does not end keeps its thread-local value",
    question: "The key has a destructor that releases the context. When is it called?",
    lesson: """
      When the thread ends, and the main thread, like those of a pool, does not. A thread-local value is a
      global variable with one copy per thread; whoever sets it for one piece of work takes it back. No
      reference is stronger than it should be, so none could be made weak; one call is missing.
      """,
    declares: .leaks,
    fixedBy: "thread-local-reset",
    remedy: "reset the thread-local value when the work is done"
  ) { scope in
    RequestContext.setCurrent(scope.track(RequestContext(), "context"))
    scope.log("the request is served")
  }
}
