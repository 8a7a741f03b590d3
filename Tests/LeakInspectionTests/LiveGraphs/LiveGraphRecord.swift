/// What the probe of random graphs wrote about one snapshot.
struct LiveGraphRecord {
  struct Finding {
    let verdict: String
    let strongCount: Int
    let referencesFound: Int
  }

  struct Sight: Hashable, Comparable {
    let strength: String
    let owner: Int
    let target: Int
    let label: String

    static func < (left: Sight, right: Sight) -> Bool {
      (left.owner, left.label, left.target, left.strength)
        < (right.owner, right.label, right.target, right.strength)
    }
  }

  private(set) var types: [Int: String] = [:]
  private(set) var alive: Set<Int> = []
  private(set) var findings: [Int: Finding] = [:]
  private(set) var seenTypes: [Int: String] = [:]
  private(set) var sights: [Sight] = []
  private(set) var rings: [(node: Int, members: [Int])] = []
  private(set) var paths: [Int: [Int]] = [:]
  private(set) var remainCount = -1
  /// Lines that say nothing that is known here.
  private(set) var strangeLines: [String] = []

  private var references: [LiveGraphModel.Reference] = []
  private var held: [Int] = []
  private var retained: [Int] = []

  var model: LiveGraphModel {
    LiveGraphModel(
      nodes: types.keys.sorted(), references: references, held: held, retained: retained)
  }

  init(_ lines: some Sequence<String>) {
    for line in lines { read(line) }
  }

  private mutating func read(_ line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let numbers = words.dropFirst().map { Int($0) ?? -1 }
    func rest(from word: Int) -> String { words.dropFirst(word).joined(separator: " ") }
    switch (words[0], words.count) {
    case ("node", 3...): types[numbers[0]] = rest(from: 2)
    case ("owns", 5...), ("weakly", 5...), ("unowned", 5...), ("unmanaged", 5...):
      references.append(
        LiveGraphModel.Reference(
          strength: words[0], owner: numbers[0], target: numbers[1], count: numbers[2],
          label: rest(from: 4)))
    case ("held", 3): held.append(numbers[0])
    case ("retained", 2): retained.append(numbers[0])
    case ("alive", 2): alive.insert(numbers[0])
    case ("found", 5):
      findings[numbers[0]] = Finding(
        verdict: words[2], strongCount: numbers[2], referencesFound: numbers[3])
    case ("ring", 2...): rings.append((numbers[0], Array(numbers[1...])))
    case ("path", 2...): paths[numbers[0]] = Array(numbers[1...])
    case ("type", 3...): seenTypes[numbers[0]] = rest(from: 2)
    case ("seen", 5...):
      sights.append(
        Sight(
          strength: words[1], owner: numbers[1], target: numbers[2], label: rest(from: 4)))
    case ("remains", 2): remainCount = numbers[0]
    default: strangeLines.append(line)
    }
  }
}
