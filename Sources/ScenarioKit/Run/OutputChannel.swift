/// The way from a child to its parent, on which everything arrives in the order in which it was sent.
///
/// ```
///   child: standard output ──┐
///          standard error  ──┼──► receiver      one queue, each message with its sender's address
///          record stream   ──┘
/// ```
///
/// Three pipes would tell what was written to each, but not in which order across them, and one pipe for
/// all would not tell them apart. Messages of local datagram sockets do both, for any `write` of any code,
/// the runtime's last words included. They are in the parent's queue once `write` has returned: a crash
/// loses nothing, and a full queue makes the child wait.
struct OutputChannel: ~Copyable {
  /// The parent's end.
  let receiver: Descriptor
  private let sources: [Platform.SocketAddress: OutputSource]
  private let buffer: UnsafeMutableRawBufferPointer

  /// The child's ends: standard output, standard error and the record stream, in the order of their
  /// numbers in the child.
  struct Senders: ~Copyable {
    let standardOutput: Descriptor
    let standardError: Descriptor
    let records: Descriptor

    /// Creates the sockets.
    ///
    /// They are closed with this value, once the child has them.
    init() throws {
      let standardOutput = try Platform.moveAside(try Platform.makeSocket())
      let standardError = try Platform.moveAside(try Platform.makeSocket())
      let records = try Platform.moveAside(try Platform.makeSocket())
      self.standardOutput = standardOutput
      self.standardError = standardError
      self.records = records
    }
  }

  /// Opens the parent's end of `senders`.
  init(from senders: borrowing Senders) throws {
    let receiver = try Platform.makeSocket()
    let address = try Platform.address(of: receiver)
    let longestMessage = max(
      try Platform.connect(senders.standardOutput, to: address),
      try Platform.connect(senders.standardError, to: address),
      try Platform.connect(senders.records, to: address))
    sources = [
      try Platform.address(of: senders.standardOutput): .standardOutput,
      try Platform.address(of: senders.standardError): .standardError,
      try Platform.address(of: senders.records): .records,
    ]
    self.receiver = receiver
    buffer = .allocate(byteCount: longestMessage, alignment: 16)
  }

  deinit { buffer.deallocate() }

  /// Hands the next message that has arrived to `body`; false if there is none.
  func receive(_ body: (UnsafeRawBufferPointer, OutputSource) -> Void) -> Bool {
    guard let (message, sender) = Platform.receive(from: receiver, into: buffer) else {
      return false
    }
    // Anybody on this machine may send to the receiver; only the child's messages count.
    if let source = sources[sender] { body(message, source) }
    return true
  }
}
