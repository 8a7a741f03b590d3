import LeakInspection

/// One look at a program, as far as it got.
struct ProgramLook {
  /// The process that was looked at.
  let process: Int32
  /// Whether it is the process that was started.
  var isOfProgram = true
  /// What it is, if the program has started it, or become it; nil for the program itself.
  var child: ProgramProcess?
  /// Its number in that process, from 1.
  let number: Int
  let trigger: ProgramMessage.Trigger
  /// What was found; nil when the look failed.
  var survey: HeapSurvey?
  /// Why the look failed, as the end of a sentence.
  var problem: String?
  /// How long the program stood still, at most.
  var pause: Duration = .zero
}

extension ProgramLook {
  /// Why a look gave nothing, by what the library tells of it.
  static func problem(outcome: Int, detail: Int) -> String? {
    switch outcome {
    case 0: nil
    case 2: "a process cannot be frozen here"
    case 3: "there was no address space for a snapshot"
    case 4: "/proc could not be read"
    case 5: detail == 1 ? "a thread could not be stopped" : "\(detail) threads could not be stopped"
    case 6: "a copy could not be made of it: \(Platform.words(ofError: detail))"
    case 16: "reading memory was ended by \(SignalName.of(Int32(detail)))"
    case 17:
      "reading memory took longer than two minutes; a release build of leakscope is many times faster "
        + "than a debug build"
    default: "reading memory gave no result"
    }
  }
}
