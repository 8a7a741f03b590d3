import LeakInspection
import Testing

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct StreamTests {
  private final class Reader {
    var continuation: AsyncStream<Target>.Continuation?
  }

  @Test func whatIsBufferedInAStreamHasAName() throws {
    let (stream, continuation) = AsyncStream<Target>.makeStream()
    let reader = opaque(Reader())
    let target = opaque(Target())
    continuation.yield(target)
    reader.continuation = continuation
    let storage = try #require(Look(reader).into(".continuation"))
    let buffer = try #require(storage.into(".state.pending"))
    #expect(buffer.references(to: target).count == 1)
    withExtendedLifetime(stream) {}
  }
}
