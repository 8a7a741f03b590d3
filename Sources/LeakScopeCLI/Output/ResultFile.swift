/// Where a result is written: a stream, or a file that appears whole or not at all.
struct ResultFile: Sendable {
  /// How errors call the place.
  let place: String
  let descriptor: Int32
  /// The file under construction, and the path at which it is to appear.
  private let replacement: (temporary: String, final: String)?

  /// The standard output.
  static let standardOutput = ResultFile(
    place: "standard output", descriptor: Platform.Stream.output.rawValue, replacement: nil)

  private init(place: String, descriptor: Int32, replacement: (String, String)?) {
    self.place = place
    self.descriptor = descriptor
    self.replacement = replacement
  }

  /// Whether the place is a terminal.
  var isTerminal: Bool {
    descriptor == Self.standardOutput.descriptor && Platform.Stream.output.isTerminal
  }

  /// Opens a place for a result.
  ///
  /// A file is written beside its path and takes its place when it is
  /// complete; a device is written as it is, since renaming would replace the device itself.
  init(path: String) throws(ConsoleError) {
    do {
      switch Platform.target(of: path) {
      case .special:
        self.init(
          place: path, descriptor: try Platform.openExisting(path), replacement: nil)
      case .regular(let resolved, let permissions):
        let temporary = Self.temporaryPath(for: resolved)
        let descriptor = try Platform.create(temporary, permissions: permissions)
        self.init(place: path, descriptor: descriptor, replacement: (temporary, resolved))
      case .absent:
        let temporary = Self.temporaryPath(for: path)
        let descriptor = try Platform.create(temporary)
        self.init(place: path, descriptor: descriptor, replacement: (temporary, path))
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
    guard descriptor != Self.standardOutput.descriptor else { return }
    do {
      try Platform.closeFile(descriptor)
      if let replacement { try Platform.move(replacement.temporary, to: replacement.final) }
    } catch {
      discard()
      throw .cannotWrite(place: place, reason: error.words)
    }
  }

  /// Leaves no trace of a file that was not completed.
  func discard() {
    if let replacement { Platform.remove(replacement.temporary) }
  }

  private static func temporaryPath(for path: String) -> String {
    let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return path[..<slash] + ".\(path[slash...]).\(Platform.processNumber)"
  }
}
