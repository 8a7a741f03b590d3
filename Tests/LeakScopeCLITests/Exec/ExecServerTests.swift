import Foundation
import Testing

/// A server under load, looked at while it answers.
@Suite(.enabled(if: Tool.canReadMemory), .timeLimit(.minutes(5))) struct ExecServerTests {
  private static let server = Bundle.main.bundleURL.appendingPathComponent("exec-server")

  /// A process whose input ends it and whose output is read line by line.
  private final class Running {
    let process: Process
    let input = Pipe()
    private let output = Pipe()
    private var text = ""

    init(_ process: Process) throws {
      self.process = process
      process.standardInput = input
      process.standardOutput = output
      unblockSignals()
      try process.run()
    }

    func readLine() throws -> String {
      while true {
        if let end = text.firstIndex(of: "\n") {
          defer { text.removeSubrange(...end) }
          return String(text[..<end])
        }
        let data = output.fileHandleForReading.availableData
        try #require(!data.isEmpty, "the process ended")
        text += String(decoding: data, as: UTF8.self)
      }
    }

    func end() throws -> String {
      try input.fileHandleForWriting.close()
      let line = try readLine()
      process.waitUntilExit()
      return line
    }
  }

  @Test func leakingHandlerIsNamedUnderLoadAndNoRequestIsLost() throws {
    try Folder.temporary { folder in
      let report = folder.url.appendingPathComponent("report").path
      let server = try Running(
        Tool.leakscope.process([
          "exec", "--on-signal", "USR1", "--format", "json", "-o", report, "--",
          Self.server.path, "serve",
        ]))
      let port = try server.readLine().dropFirst("port ".count)
      let loading = Process()
      loading.executableURL = Self.server
      loading.arguments = ["load", String(port)]
      let load = try Running(loading)
      #expect(try load.readLine() == "loading")
      // A report is complete whenever it is read.
      for look in 1...3 {
        kill(server.process.processIdentifier, SIGUSR1)
        while try looks(in: report).count < look { usleep(10_000) }
      }
      let loaded = try load.end()
      #expect(loaded.contains(" lost 0 "), "\(loaded)")
      let answered = Int(loaded.split(separator: " ")[1]) ?? 0
      #expect(try server.end() == "served \(answered)")
      #expect(server.process.terminationStatus == 0)
      let looks = try looks(in: report)
      for look in looks {
        let leaks = try #require(look["leaks"] as? [[String: Any]])
        let words = leaks.flatMap { $0["explanation"] as? [String] ?? [] }.joined(separator: "\n")
        #expect(words.contains("closure #1 in LeakingHandler.answer(to:)"))
        #expect(!words.contains("CleanHandler"))
        #expect(leaks.count == 1, "\(words)")
      }
      let pauses = looks.compactMap { $0["pauseMilliseconds"] as? Double }
      print("the server stood still for \(pauses.max() ?? 0) ms at most; \(loaded)")
      let count = (looks.last?["leaks"] as? [[String: Any]])?.first?["count"] as? Int
      // Each connection asks for one and the other by turns, the leaking one first.
      #expect((answered / 2...answered / 2 + 4).contains(count ?? 0))
    }
  }

  private func looks(in report: String) throws -> [[String: Any]] {
    guard let data = FileManager.default.contents(atPath: report) else { return [] }
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return object?["looks"] as? [[String: Any]] ?? []
  }
}
