#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Sockets.
enum Platform {
  static func say(_ line: String) { _ = write(line + "\n", to: STDOUT_FILENO) }

  /// Lets two milliseconds pass.
  static func rest() { usleep(2000) }

  /// Listens on a port that is free.
  static func listen() -> (descriptor: Int32, port: UInt16)? {
    let listener = makeSocket()
    var address = localAddress(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withPointer(to: &address) { bind(listener, $0, length) } == 0
    guard isBound, withPointer(to: &address, { getsockname(listener, $0, &length) }) == 0 else {
      return nil
    }
    #if canImport(Darwin)
      guard Darwin.listen(listener, 64) == 0 else { return nil }
    #elseif canImport(Glibc)
      guard Glibc.listen(listener, 64) == 0 else { return nil }
    #endif
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  static func accept(_ listener: Int32) -> Int32? {
    while true {
      #if canImport(Darwin)
        let connection = Darwin.accept(listener, nil, nil)
      #elseif canImport(Glibc)
        let connection = Glibc.accept(listener, nil, nil)
      #endif
      if connection >= 0 { return connection }
      guard errno == EINTR else { return nil }
    }
  }

  static func connect(_ port: UInt16) -> Int32? {
    let connection = makeSocket()
    var address = localAddress(port: port)
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    #if canImport(Darwin)
      let status = withPointer(to: &address) { Darwin.connect(connection, $0, length) }
    #elseif canImport(Glibc)
      let status = withPointer(to: &address) { Glibc.connect(connection, $0, length) }
    #endif
    return status == 0 ? connection : nil
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      Darwin.close(descriptor)
    #elseif canImport(Glibc)
      Glibc.close(descriptor)
    #endif
  }

  /// Writes all of a text.
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count < 0 {
        guard errno == EINTR else { return false }
      } else {
        rest = rest.dropFirst(count)
      }
    }
    return true
  }

  /// The first line of a request, whose end is an empty line; nil at the end of the connection.
  static func readRequest(_ connection: Int32) -> String? {
    read(connection) { $0.hasSuffix("\r\n\r\n") }.map { $0.components("\r\n")[0] }
  }

  /// The body of an answer, which has two characters.
  static func readAnswer(_ connection: Int32) -> String? {
    read(connection) { text in
      text.components("\r\n\r\n").last.map { $0.utf8.count == 2 } == true
        && text.contains("\r\n\r\n")
    }.map { String($0.suffix(2)) }
  }

  private static func read(_ connection: Int32, until isComplete: (String) -> Bool) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(connection, &buffer, buffer.count)
      #elseif canImport(Glibc)
        let count = Glibc.read(connection, &buffer, buffer.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      if isComplete(text) { return text }
    }
  }

  private static func makeSocket() -> Int32 {
    #if canImport(Darwin)
      socket(AF_INET, SOCK_STREAM, 0)
    #elseif canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
  }

  private static func localAddress(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func withPointer<Result>(
    to address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let found = rest.firstRange(of: separator) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }
}
