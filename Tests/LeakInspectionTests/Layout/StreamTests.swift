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

  @Test func whatIsBufferedIsFoundWhereverTheBufferBegins() async throws {
    let (stream, continuation) = AsyncStream<Target>.makeStream()
    var iterator = stream.makeAsyncIterator()
    let reader = opaque(Reader())
    reader.continuation = continuation
    func pending() throws -> Look? {
      try #require(Look(reader).into(".continuation")).into(".state.pending")
    }
    for turn in 0..<9 {
      let targets = (0..<3).map { _ in opaque(Target()) }
      for target in targets { continuation.yield(target) }
      let buffer = try #require(try pending())
      #expect(buffer.labels == ["[0]", "[1]", "[2]"], "in turn \(turn)")
      for (index, target) in targets.enumerated() {
        #expect(buffer["[\(index)]"] == Seen(.counted, target))
      }
      for _ in targets { _ = await iterator.next() }
    }
    #expect(try pending()?.labels.isEmpty != false)
  }
}
