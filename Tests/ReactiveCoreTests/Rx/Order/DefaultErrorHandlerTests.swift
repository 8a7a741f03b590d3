import ReactiveCore
import Testing

/// The handler is one for the whole process: these run one after the other.
@Suite(.serialized) struct DefaultErrorHandlerTests {
  @Test("A8 21 A3 4 an error without onError: default handler, onDisposed, cleanup")
  func defaultErrorHandler() {
    let log = EventLog()
    let source = RxSource<Int>(log)
    let original = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { error in
      if error is OwnError { log.note("default handler") }
    }
    _ = source.observable.subscribe(onDisposed: { log.note("disposed") })
    source.onError(OwnError())
    #expect(log.take() == ["default handler", "disposed", "cleanup"])
    Hooks.defaultErrorHandler = original
    _ = Observable<Int>.error(OwnError()).subscribe()
    #expect(log.entries.isEmpty)
  }

  /// Nobody else's: other tests run at the same time.
  private struct OwnError: Error {}
}
