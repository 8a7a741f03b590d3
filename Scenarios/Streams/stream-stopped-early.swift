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
    }
  }

  static func take(_ frame: Frame) {
    let output = output.withLock { $0 }
    output?.yield(frame)
  }
}

/// Looks for a code in what the camera sees.
private final class CodeScanner: Sendable {
  private let frames = Camera.frames()

  func scan() async -> String? {
    for await frame in frames {
      if let code = frame.code { return code }
    }
    return nil
  }
}

extension Scenario {
  /// A loop over a stream is left before the stream has ended.
  ///
  /// ```
  /// static Camera.output ─► stream's storage ─► pending ─► frames
  ///              scanner ─► frames ─► stream's storage
  /// ```
  static let streamStoppedEarly = Scenario(
    name: "stream-stopped-early",
    family: .streams,
    summary: "a scanner leaves its loop, and its stream goes on collecting frames",
    question: "The scanner has found its code and left the loop. Does the camera know?",
    lesson: """
      To leave a `for await` ends the loop and not the stream. A stream ends when it is finished or its
      last handle goes, and the scanner keeps the handle in a property. So the camera goes on to yield,
      and the buffer, which has no limit unless one is given, keeps each frame for a reader who will not
      come back. No closure holds anything here, and nothing could be weak.
      """,
    declares: .leaks,
    fixedBy: "stream-stopped-and-dropped",
    remedy: "make the stream where the loop is, and drop the continuation in onTermination"
  ) { scope in
    let scanner = scope.track(CodeScanner(), "scanner")
    Camera.take(scope.track(Frame(code: nil), "blurred frame"))
    Camera.take(scope.track(Frame(code: "A1"), "frame with a code"))
    let code = await scanner.scan()
    scope.log("found \(code ?? "nothing")")
    Camera.take(scope.track(Frame(code: nil), "late frame"))
    Camera.take(scope.track(Frame(code: nil), "later frame"))
    scope.log("the camera is still on")
    scope.letGo(consume scanner)
  }
}
