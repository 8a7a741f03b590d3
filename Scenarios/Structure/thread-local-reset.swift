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
  /// A thread-local value that is taken back after the work.
  ///
  /// ```
  /// main thread, while it serves ─► context
  /// ```
  static let threadLocalReset = Scenario(
    name: "thread-local-reset",
    family: .structure,
    summary: "a thread-local value is taken back when the work is done",
    question: "The main thread still runs. Who releases the context?",
    lesson: """
      Whoever replaces it: setting another value, or none, hands the former one back, and with it the duty to
      release it.
      """,
    declares: .clean,
    fixes: "thread-local-kept"
  ) { scope in
    RequestContext.setCurrent(scope.track(RequestContext(), "context"))
    scope.log("the request is served")
    RequestContext.setCurrent(nil)
  }
}
