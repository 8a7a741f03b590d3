import Foundation
import ScenarioKit

extension Fixtures {
  static let output: [Scenario] = [
    scenario("three-streams") { scope in
      for number in 1...3 {
        scope.log("log \(number)")
        print("out \(number)")
        printError("error \(number)\n")
        write(1, "raw \(number)\n", 6)
      }
    },
    scenario("partial-lines") { scope in
      print("a", terminator: "")
      scope.log("x")
      print("b")
      print("c", terminator: "")
      scope.log("y")
      print()
      print("d", terminator: "")
      printError("e")
      print("f")
      print()
      print("g", terminator: "")
    },
    scenario("odd-bytes") { scope in
      print("\u{1B}[31mred\u{1B}[0m\tend\r")
      let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0x0A]
      write(1, bytes, bytes.count)
      print("\u{2028}\u{202E}\u{7F}é")
      scope.log("two\nlines \"quoted\" \\ \u{1}")
      scope.track(Plain(), "odd\tlabel")
    },
    scenario("long-line") { scope in
      print(String(repeating: "x", count: 300_000))
      let line = String(repeating: "y", count: 299_999) + "\n"
      write(2, line, line.utf8.count)
      scope.log(String(repeating: "z", count: 300_000))
    },
    scenario("too-long-line") { scope in
      print(String(repeating: "x", count: 5_000_000))
      scope.log("after")
    },
    scenario("endless-lines") { scope in
      scope.log("before")
      while true { print("again") }
    },
    scenario("endless-line") { _ in
      while true { print("0123456789", terminator: "") }
    },
    scenario("endless-log") { scope in
      while true { scope.log("again") }
    },
    scenario("endless-objects") { scope in
      while true {
        let knot = scope.track(Knot(), "knot")
        knot.next = knot
      }
    },
  ]
}
