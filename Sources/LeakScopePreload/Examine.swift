internal import CPreload
internal import LeakInspection

/// Reads the frozen copy of the program and sends what it found.
///
/// Called by the library's C code, in the copy, whose one thread may allocate and whose end is near.
@_cdecl("preload_examine")
func examine(
  snapshot: UnsafeRawPointer, request: UnsafePointer<CChar>, lastMark: UInt32,
  message: UnsafePointer<preload_message>
) {
  let survey = HeapSurvey(
    of: FrozenMemory(ofSnapshotAt: snapshot), SurveyRequest(String(cString: request)),
    lastMark: UInt8(clamping: lastMark))
  let found = survey.wire
  var message = message.pointee
  message.length = UInt64(found.count)
  found.withUnsafeBytes { preload_send(message, $0.baseAddress) }
}
