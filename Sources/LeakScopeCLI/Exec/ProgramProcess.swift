import Foundation
import LeakExplanation
import LeakInspection

/// A process with the library in it, and what the library says of itself.
struct ProgramProcess {
  /// Its number.
  let number: Int32
  /// The file of its program; empty when that is not known.
  let path: String
  /// Why nothing is recorded in it; nil when blocks are.
  let obstacle: RecordingObstacle?
  /// Whether its Swift runtime is the one whose memory the library can read.
  let hasOwnRuntime: Bool
  /// Whether its program is written in Swift, or needs a library that is.
  let isSwift: Bool

  /// Reads what the library says when it is loaded.
  init(hello message: ProgramMessage) {
    number = message.process
    path = String(decoding: message.payload, as: UTF8.self)
    obstacle = RecordingObstacle(recorderState: message.details[0])
    hasOwnRuntime = message.details[1] != 0
    isSwift = message.details[2] != 0
  }

  /// A process that a program has made as a copy of itself.
  init(copy number: Int32) {
    self.number = number
    path = ""
    obstacle = nil
    hasOwnRuntime = true
    isSwift = true
  }

  /// Why it cannot be looked at, as the end of a sentence; nil when nothing speaks against it.
  var reasonAgainstLooks: String? {
    if let obstacle { return obstacle.reason }
    return hasOwnRuntime ? nil : Preload.otherRuntime
  }

  /// How a process is called that a program has started: `Renderer, process 4711, started by ./pipeline`.
  func words(startedBy program: String) -> String {
    let name = path.split(separator: "/").last.map { $0 + ", " } ?? ""
    return name + "process \(number), started by \(program)"
  }
}
