import ScenarioKit
import Synchronization

/// A picture that the camera took.
private final class Frame: Sendable {
  let code: String?

  init(code: String?) { self.code = code }
}

/// Takes pictures for as long as the program runs.
private enum Camera {
  private static let output = Mutex<AsyncStream<Frame>.Continuation?>(nil)

  static func frames() -> AsyncStream<Frame> {
    AsyncStream { continuation in
      output.withLock { $0 = continuation }
      continuation.onTermination = { _ in output.withLock { $0 = nil } }
    }
  }

  static func take(_ frame: Frame) {
    let output = output.withLock { $0 }
    output?.yield(frame)
  }
}

/// Looks for a code in what the camera sees.
private final class CodeScanner: Sendable {
  func scan(_ isLooking: () -> Void) async -> String? {
    let frames = Camera.frames()
    isLooking()
    for await frame in frames {
      if let code = frame.code { return code }
    }
    return nil
  }
}

extension Scenario {
  /// The stream goes with the loop over it.
  ///
  /// ```
  /// static Camera.output ─► stream's storage      until the loop has ended
  /// ```
  static let streamStoppedAndDropped = Scenario(
    name: "stream-stopped-and-dropped",
    family: .streams,
    summary: "a scanner leaves its loop, and its stream ends with it",
    question: "The loop is left at the same place. Why does the camera stop to yield?",
    lesson: """
      The stream is a local variable now. When the function returns, its last handle goes, the stream is
      terminated, and `onTermination` takes the camera's continuation away. A stream is for one loop: make
      it where the loop is, and let go of it there.
      """,
    declares: .clean,
    fixes: "stream-stopped-early"
  ) { scope in
    let scanner = scope.track(CodeScanner(), "scanner")
    let code = await scanner.scan {
      Camera.take(scope.track(Frame(code: nil), "blurred frame"))
      Camera.take(scope.track(Frame(code: "A1"), "frame with a code"))
    }
    scope.log("found \(code ?? "nothing")")
    Camera.take(scope.track(Frame(code: nil), "late frame"))
    Camera.take(scope.track(Frame(code: nil), "later frame"))
    scope.log("the camera is still on")
    scope.letGo(consume scanner)
  }
}
