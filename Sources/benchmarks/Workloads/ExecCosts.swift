import Foundation

/// What `leakscope exec` costs the program that it runs: while it goes on, at its start and at its end.
///
/// A program that ends by `_exit` is not looked at, which tells the parts apart.
enum ExecCosts {
  private static let probe = "exec-probe"
  private static let liveBlocks = "800,000 live blocks"

  static var measurements: [Measurement] {
    [
      slowdown,
      difference(
        "exec, more at the start of a program", in: "milliseconds, less those of leakscope itself",
        [.exec("nothing-and-_exit")], less: [.alone("nothing-and-_exit"), .version], limit: 10),
      difference(
        "exec, the look at the end of a small program", in: "milliseconds",
        [.exec("clean")], less: [.exec("nothing-and-_exit")], limit: 150),
      difference(
        "exec, the look at the end of one with \(liveBlocks)", in: "milliseconds",
        [.exec("heap")], less: [.exec("heap-and-_exit")], limit: 1000),
    ]
  }

  /// What is run and timed.
  private enum Command: Hashable {
    /// The probe, in a mode.
    case alone(String)
    /// The same under `exec`.
    case exec(String)
    /// The command that does the least.
    case version

    /// How long it takes; nil if there is none of these programs, or one fails.
    var milliseconds: Double? {
      guard
        let folder = Bundle.main.executableURL?.resolvingSymlinksInPath()
          .deletingLastPathComponent()
      else { return nil }
      let probe = folder.appending(path: ExecCosts.probe).path
      let leakscope = folder.appending(path: "leakscope").path
      let (program, arguments) =
        switch self {
        case .alone(let mode): (probe, [mode])
        case .exec(let mode): (leakscope, ["exec", "--", probe, mode])
        case .version: (leakscope, ["--version"])
        }
      var status: Int32?
      let elapsed = ContinuousClock().measure {
        status = ChildProcess.run(program, arguments)?.status
      }
      return status == 0 ? elapsed / .milliseconds(1) : nil
    }
  }

  /// A program that does nothing but allocate, and is not looked at, beside the same alone.
  private static var slowdown: Measurement {
    let name = "exec, a program that only allocates"
    let (measuredIn, limit) = ("times the program alone", 1.2)
    return Measurement(name: name) { isQuick in
      let (one, two) = (Command.exec("heap-and-_exit"), Command.alone("heap-and-_exit"))
      guard let samples = samples(of: [one, two, .version], count: isQuick ? 3 : 9) else {
        return skipped(name, in: measuredIn, limit: limit)
      }
      let own = samples[.version] ?? Samples()
      let program = samples[one] ?? Samples()
      let alone = samples[two] ?? Samples()
      return Row(
        name, .milliseconds,
        Samples([program.best - own.best, program.median - own.median]), in: measuredIn,
        worth: (alone.best, alone.median), limit: limit)
    }
  }

  /// What some commands take longer than others.
  private static func difference(
    _ name: String, in measuredIn: String, _ commands: [Command], less others: [Command],
    limit: Double
  ) -> Measurement {
    Measurement(name: name) { isQuick in
      guard let samples = samples(of: commands + others, count: isQuick ? 5 : 15) else {
        return skipped(name, in: measuredIn, limit: limit)
      }
      let sum = { (commands: [Command], value: (Samples) -> Double) in
        commands.reduce(0) { $0 + (samples[$1].map(value) ?? 0) }
      }
      let times = Samples([
        sum(commands, \.best) - sum(others, \.best),
        sum(commands, \.median) - sum(others, \.median),
      ])
      return Row(name, .milliseconds, times, in: measuredIn, limit: limit)
    }
  }

  /// Times of several commands, each in its turn.
  private static func samples(of commands: [Command], count: Int) -> [Command: Samples]? {
    var samples: [Command: Samples] = [:]
    // The first turn only warms up.
    for turn in 0...count {
      for command in commands {
        guard let time = command.milliseconds else { return nil }
        if turn > 0 { samples[command, default: Samples()].add(time) }
      }
    }
    return samples
  }

  private static func skipped(_ name: String, in measuredIn: String, limit: Double) -> Row {
    Row(
      skipping: name,
      because: "no such program, or it failed; build all with: swift build -c release",
      in: measuredIn, limit: limit)
  }
}
