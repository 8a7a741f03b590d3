internal import Foundation
internal import ReportModel

/// What a parent has heard of a run so far.
struct RunLog {
  /// An event before it is numbered.
  struct Entry {
    var kind: Event.Kind
    var text: String
    /// Whose death it is.
    var object: UInt64?
  }

  /// An object that is tracked.
  struct Tracked {
    var id: UInt64
    var label: String
    var type: String
  }

  /// The events in order.
  var entries: [Entry] = []
  /// The tracked objects in order of tracking.
  private(set) var objects: [Tracked] = []
  /// Whether the child has begun.
  private(set) var hasStarted = false
  private var hasBodyEnded = false
  /// The error that the body threw.
  private(set) var bodyError: String?
  /// Whether the child has begun to read memory.
  private(set) var isInspecting = false
  /// Whether the last record has arrived; what comes after it is no part of the run.
  private(set) var hasSettled = false
  /// What keeps the survivors alive, once the child has said it.
  private(set) var ownership: OwnershipSection?
  /// The references at moments of the run, as far as they were asked for.
  private(set) var snapshots: [ReferenceSnapshot] = []
  /// What was too much, if a limit was reached; what comes after that is dropped.
  private(set) var excess: String?

  private let limits: RunLimits
  private var bytesLeft: Int
  private var labels: [UInt64: String] = [:]
  private var lines: [OutputSource: LineBuffer] = [:]
  private let decoder = JSONDecoder()

  init(limits: RunLimits) {
    self.limits = limits
    bytesLeft = limits.bytes
  }

  /// Takes a message.
  mutating func receive(_ message: UnsafeRawBufferPointer, from source: OutputSource) {
    switch source {
    case .records:
      for line in takeLines(message, from: .records) { receive(record: line) }
    case .standardOutput: receive(output: message, from: source, as: .stdout)
    case .standardError: receive(output: message, from: source, as: .stderr)
    }
  }

  /// Turns what is left of lines that were not completed into events.
  mutating func finish() { cutLines(except: nil) }

  private mutating func receive(
    output: UnsafeRawBufferPointer, from source: OutputSource, as kind: Event.Kind
  ) {
    guard isOpen else { return }
    cutLines(except: source)
    let allowed = output.prefix(bytesLeft)
    bytesLeft -= allowed.count
    for line in takeLines(allowed, from: source) { append(kind, VisibleText.text(line)) }
    if allowed.count < output.count { stop("more than \(limits.bytes) bytes of text") }
  }

  private mutating func receive(record line: [UInt8]) {
    guard isOpen else { return }
    guard let record = try? decoder.decode(Record.self, from: Data(line)) else {
      return append(.note, "a line of the record stream could not be read")
    }
    switch record {
    case .started: hasStarted = true
    case .log(let text): append(record: .log, text)
    case .note(let text): append(record: .note, text)
    case .tracked(let id, let label, let type):
      guard objects.count < limits.events else {
        return stop("more than \(limits.events) tracked objects")
      }
      let label = VisibleText.text(label)
      labels[id] = label
      objects.append(Tracked(id: id, label: label, type: type))
    case .died(let id):
      cutLines(except: nil)
      append(.deinitialized, labels[id] ?? "", object: id)
    case .snapshot(let text):
      if let snapshot = try? decoder.decode(ReferenceSnapshot.self, from: Data(text.utf8)) {
        append(snapshot)
      }
    case .bodyEnded(nil):
      hasBodyEnded = true
      append(record: .note, "scenario ended")
    case .bodyEnded(let error?):
      hasBodyEnded = true
      bodyError = VisibleText.text(error)
      append(record: .note, "scenario ended with an error")
    case .inspecting: isInspecting = true
    case .settled(let text):
      cutLines(except: nil)
      ownership = try? decoder.decode(OwnershipSection.self, from: Data(text.utf8))
      hasSettled = true
    }
  }

  /// Adds a snapshot; of several after one event the last counts.
  ///
  /// A child that spreads its snapshots over a long log leaves out every second line whenever these are too
  /// many.
  private mutating func append(_ snapshot: ReferenceSnapshot) {
    var snapshot = snapshot
    snapshot.event = entries.count
    if snapshots.last?.event == snapshot.event { snapshots.removeLast() }
    snapshots.append(snapshot)
    let first = snapshots.prefix { $0.event == 0 }
    let rest = snapshots.dropFirst(first.count)
    guard !hasBodyEnded, rest.count > InspectionDetail.mostSnapshots else { return }
    let kept = rest.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    snapshots = first + kept
  }

  private mutating func append(record kind: Event.Kind, _ text: String) {
    cutLines(except: nil)
    let bytes = text.utf8.prefix(bytesLeft)
    bytesLeft -= bytes.count
    append(kind, VisibleText.text(bytes))
    if bytes.count < text.utf8.count { stop("more than \(limits.bytes) bytes of text") }
  }

  /// Whether a limit was reached.
  var isFull: Bool { excess != nil }

  private var isOpen: Bool { !isFull && !hasSettled }

  private mutating func append(_ kind: Event.Kind, _ text: String, object: UInt64? = nil) {
    guard isOpen else { return }
    guard entries.count < limits.events else { return stop("more than \(limits.events) events") }
    entries.append(Entry(kind: kind, text: text, object: object))
  }

  private mutating func stop(_ reason: String) {
    guard isOpen else { return }
    cutLines(except: nil)
    excess = reason
    entries.append(Entry(kind: .note, text: "\(reason): the process was ended here"))
  }

  private mutating func takeLines(
    _ piece: some Collection<UInt8>, from source: OutputSource
  ) -> [[UInt8]] {
    var result: [[UInt8]] = []
    lines[source, default: LineBuffer()].append(piece) { result.append($0) }
    return result
  }

  /// An event of another kind follows: what has arrived of an output line came before it.
  private mutating func cutLines(except source: OutputSource?) {
    let streams: [(OutputSource, Event.Kind)] = [
      (.standardOutput, .stdout), (.standardError, .stderr),
    ]
    for (stream, kind) in streams where stream != source {
      if let part = lines[stream]?.cut() { append(kind, VisibleText.text(part)) }
    }
  }
}
