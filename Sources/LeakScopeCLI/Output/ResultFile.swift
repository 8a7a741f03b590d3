/// Where a result is written: a stream, or a file that appears whole or not at all.
struct ResultFile: Sendable {
  /// How errors call the place.
  let place: String
  private let descriptor: Int32
  private let kind: Kind

  private enum Kind {
    /// A stream that belongs to the process.
    case stream(Platform.Stream)
    /// A device that is written as it is.
    case device
    /// A file under construction, and the path at which it is to appear.
    case replacement(temporary: String, final: String)
  }

  /// The standard output.
  static let standardOutput = ResultFile(
    place: "standard output", descriptor: Platform.Stream.output.rawValue, kind: .stream(.output))

  /// The standard error.
  static let standardError = ResultFile(
    place: "standard error", descriptor: Platform.Stream.error.rawValue, kind: .stream(.error))

  private init(place: String, descriptor: Int32, kind: Kind) {
    self.place = place
    self.descriptor = descriptor
    self.kind = kind
  }

  /// Whether the place is a terminal of the process.
  var isTerminal: Bool {
    if case .stream(let stream) = kind { stream.isTerminal } else { false }
  }

  /// Whether the place is the standard output of the process.
  var isStandardOutput: Bool {
    if case .stream(.output) = kind { true } else { false }
  }

  /// Where a file is to appear.
  var path: String? {
    if case .replacement = kind { place } else { nil }
  }

  /// Opens a place for a result.
  ///
  /// A file is written beside its path and takes its place when it is
  /// complete; a device is written as it is, since renaming would replace the device itself.
  init(path: String) throws(ConsoleError) {
    try self.init(path: path, isPrivate: false)
  }

  /// The same for a file that nobody but its owner can read, whatever was at its path before.
  init(privatePath path: String) throws(ConsoleError) {
    try self.init(path: path, isPrivate: true)
  }

  private init(path: String, isPrivate: Bool) throws(ConsoleError) {
    do {
      switch Platform.target(of: path) {
      case .special:
        self.init(place: path, descriptor: try Platform.openExisting(path), kind: .device)
      case .regular(let resolved, let permissions):
        let temporary = Self.temporaryPath(for: resolved)
        let descriptor = try Platform.create(
          temporary, permissions: isPrivate ? 0o600 : permissions)
        self.init(
          place: path, descriptor: descriptor,
          kind: .replacement(temporary: temporary, final: resolved))
      case .absent:
        let temporary = Self.temporaryPath(for: path)
        let descriptor = try Platform.create(temporary, permissions: isPrivate ? 0o600 : 0o666)
        self.init(
          place: path, descriptor: descriptor,
          kind: .replacement(temporary: temporary, final: path))
      }
    } catch {
      throw .cannotWrite(place: path, reason: error.words)
    }
  }

  func write(_ text: String) throws(ConsoleError) {
    do {
      try Platform.write(text, to: descriptor)
    } catch {
      throw error.isClosedPipe ? .closedPipe : .cannotWrite(place: place, reason: error.words)
    }
  }

  /// Closes the place; a file appears at its path.
  func commit() throws(ConsoleError) {
    if case .stream = kind { return }
    do {
      try Platform.closeFile(descriptor)
      if case .replacement(let temporary, let final) = kind {
        try Platform.move(temporary, to: final)
      }
    } catch {
      remove()
      throw .cannotWrite(place: place, reason: error.words)
    }
  }

  /// Leaves no trace of a file that was not completed.
  func discard() {
    if case .stream = kind { return }
    try? Platform.closeFile(descriptor)
    remove()
  }

  private func remove() {
    if case .replacement(let temporary, _) = kind { Platform.remove(temporary) }
  }

  private static func temporaryPath(for path: String) -> String {
    let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return path[..<slash] + ".\(path[slash...]).\(Platform.processNumber)"
  }
}
