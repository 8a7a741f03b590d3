import Foundation
import Synchronization

final class Item {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// Answers each connection on a thread of its own, request after request.
final class Server: Sendable {
  struct Failure: Error {}

  let port: UInt16
  private let listener: Int32
  private let handlers: [String: any Handler]
  private let items = Mutex<[Item]>([])
  private let count = Atomic(0)

  init(handlers: [String: any Handler]) throws {
    guard let (listener, port) = Platform.listen() else { throw Failure() }
    (self.listener, self.port, self.handlers) = (listener, port, handlers)
  }

  var served: Int { count.load(ordering: .relaxed) }

  /// Fills the heap with objects that are meant to live.
  func populate(_ number: Int) { items.withLock { $0 = (0..<number).map(Item.init) } }

  func start() {
    Thread.detachNewThread { [self] in
      while let connection = Platform.accept(listener) {
        Thread.detachNewThread { [self] in serve(connection) }
      }
    }
  }

  private func serve(_ connection: Int32) {
    defer { Platform.close(connection) }
    while let line = Platform.readRequest(connection) {
      let path = line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      let answer = handlers[path]?.answer(to: path) ?? "none"
      let text = "HTTP/1.1 200 OK\r\nContent-Length: \(answer.utf8.count)\r\n\r\n\(answer)"
      count.add(1, ordering: .relaxed)
      guard Platform.write(text, to: connection) else { return }
    }
  }
}
