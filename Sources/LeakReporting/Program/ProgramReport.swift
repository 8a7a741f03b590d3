package import ReportModel

/// What looking at a running program found: each look, what grew between them, and why there was none where
/// there should have been one.
package struct ProgramReport: Encodable {
  /// The version of the JSON form.
  package let schema = 1
  /// The program, as it was called.
  package var program: String
  /// How it ended; nil while it goes on.
  package var ending: String?
  /// The looks, in their order.
  package var looks: [Look] = []
  /// Types whose number rose from look to look; nil unless that was asked for.
  package var growth: [Growth]?
  /// How many looks were compared for that.
  package var comparedLooks: Int?
  /// Entries for known leaks that no look found.
  package var unmatchedKnownLeaks: [KnownEntry] = []
  /// Why the program could not be looked at, as full sentences.
  package var obstacles: [String] = []

  /// Begins a report on a program.
  package init(program: String) { self.program = program }

  /// One look.
  package struct Look: Encodable {
    /// Its number, from 1, among those of its process.
    package var number: Int
    /// The process, if it is one that the program started.
    package var child: Child?
    /// Why it was made: `at its end`.
    package var occasion: String
    /// How long the program stood still, at most.
    package var pauseMilliseconds: Double
    /// The live blocks of the whole heap, and their bytes.
    package var heapBlocks: Int
    package var heapBytes: Int
    /// The leaks, the largest first.
    package var leaks: [Entry] = []
    /// How many kinds of leaks there are besides.
    package var furtherLeaks = 0
    /// What keeps the instances that were asked for; nil unless some were.
    package var instances: [Entry]?
    /// The patterns that no type of an instance matched.
    package var unmatchedTypes: [UnmatchedType] = []
    /// How many objects of the program a root reaches, and how many types they have.
    package var reachableObjects = 0
    package var reachableTypes = 0
    /// How many objects are alive and reachable, by type; nil unless that was asked for.
    package var held: [TypeCount]?
    /// What limits the look, as full sentences.
    package var notes: [String] = []

    /// Begins the report of a look.
    package init(
      number: Int, child: Child?, occasion: String, pauseMilliseconds: Double, heapBlocks: Int,
      heapBytes: Int
    ) {
      self.number = number
      self.child = child
      self.occasion = occasion
      self.pauseMilliseconds = pauseMilliseconds
      self.heapBlocks = heapBlocks
      self.heapBytes = heapBytes
    }
  }

  /// A process that the program has started.
  package struct Child: Encodable {
    private enum CodingKeys: CodingKey {
      case process, path
    }

    /// Its number.
    package var process: Int32
    /// The file of its program; empty when that is not known.
    package var path: String
    /// How people are told of it.
    package var words: String

    /// Describes a process.
    package init(process: Int32, path: String, words: String) {
      self.process = process
      self.path = path
      self.words = words
    }
  }

  /// A pattern that no type of an instance matched.
  package struct UnmatchedType: Encodable {
    package var pattern: String
    /// The type that may have been meant.
    package var nearest: String?

    /// Notes a pattern, and a type that may have been meant.
    package init(pattern: String, nearest: String?) {
      self.pattern = pattern
      self.nearest = nearest
    }
  }

  /// Objects that are kept in the same way.
  package struct Entry: Encodable {
    /// The type of the object that it is shown from.
    package var type: String
    package var verdict: OwnershipVerdict
    /// How many there are.
    package var count: Int
    /// What they keep.
    package var retainedBlocks: Int
    package var retainedBytes: Int
    /// Names the leak; nil where nothing could be told.
    package var fingerprint: String?
    /// Why the leak is accepted, if it is a known one.
    package var known: String?
    /// What keeps them, in words, a line each.
    package var explanation: [String]

    /// Whether it is a leak for sure: why an object is alive that could not be explained, nobody knows.
    package var isLeak: Bool { verdict != .unexplained }
  }

  /// A number of objects.
  package struct TypeCount: Encodable {
    package var type: String
    package var count: Int

    /// So many objects of a type.
    package init(type: String, count: Int) {
      self.type = type
      self.count = count
    }
  }

  /// A type whose number only rose.
  package struct Growth: Encodable {
    package var type: String
    /// The number at each look.
    package var counts: [Int]
    /// How many more there were at each look, on average.
    package var perInterval: Double
    /// What keeps those that are new, in words.
    package var newest: [String]

    /// What became of a type.
    package init(type: String, counts: [Int], newest: [String]) {
      self.type = type
      self.counts = counts
      self.newest = newest
      perInterval =
        Double((counts.last ?? 0) - (counts.first ?? 0)) / Double(max(1, counts.count - 1))
    }
  }

  /// An accepted leak.
  package struct KnownEntry: Encodable {
    package var fingerprint: String
    package var reason: String

    /// Accepts a leak for a reason.
    package init(fingerprint: String, reason: String) {
      self.fingerprint = fingerprint
      self.reason = reason
    }
  }

  /// The report as JSON; ends with a line feed.
  package var json: String {
    get throws { try JSONDocument.text(of: self) }
  }
}

extension ProgramReport.Entry {
  /// Puts what a look explains into words, with what it keeps.
  ///
  /// There is one number of blocks and bytes for each leak of the ownership report, in its order. Objects that were
  /// asked for are counted, whether or not they are leaks.
  package static func all(
    in ownership: OwnershipReport, retained: [(blocks: Int, bytes: Int)], countsObjects: Bool
  ) -> [ProgramReport.Entry] {
    zip(LeakText(ownership).entries, retained).map { entry, retained in
      ProgramReport.Entry(
        type: ownership.nodes[entry.explanation.object].type, verdict: entry.explanation.verdict,
        count: entry.count, retainedBlocks: retained.blocks, retainedBytes: retained.bytes,
        fingerprint: entry.explanation.fingerprint, known: nil,
        explanation: lines(
          of: entry, type: ownership.nodes[entry.explanation.object].type,
          countsObjects: countsObjects))
    }
  }

  private static func lines(
    of entry: LeakText.Entry, type: String, countsObjects: Bool
  ) -> [String] {
    var lines = entry.lines
    if countsObjects {
      lines = lines.map { $0.replacing("leaks of this kind", with: "kept like this") }
    }
    // What could not be explained is told without the object, which a scenario shows elsewhere.
    let verdict = entry.explanation.verdict
    if verdict == .unexplained, let first = lines.first {
      lines[0] = first.replacing(
        "\(verdict.rawValue): ", with: "\(verdict.rawValue): \(type): ", maxReplacements: 1)
    }
    return lines
  }
}
