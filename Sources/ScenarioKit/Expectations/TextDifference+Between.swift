public import ReportModel

extension TextDifference {
  /// The difference between two texts, with `context` unchanged lines around what changed.
  ///
  /// A text's last line counts whether or not a line feed ends it. The lines are paired by Myers'
  /// algorithm ("An O(ND) Difference Algorithm and Its Variations", 1986), whose cost grows with the length
  /// of the texts times that of the difference; texts with thousands of lines between the first and the
  /// last change are not paired, but replaced as a whole.
  public static func between(
    expected: String, actual: String, context: Int = 3
  ) -> TextDifference {
    let lines = pairedLines(of: split(expected), and: split(actual))
    return TextDifference(hunks: hunks(of: lines, context: context))
  }

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The lines of both texts in one order, removed lines before those that replace them.
  private static func pairedLines(of expected: [Substring], and actual: [Substring]) -> [Line] {
    let common = zip(expected, actual)
    let start = common.prefix { $0 == $1 }.count
    let most = min(expected.count, actual.count) - start
    let end = zip(expected.reversed(), actual.reversed()).prefix { $0 == $1 }.prefix(most).count

    let old = expected.dropFirst(start).dropLast(end)
    let new = actual.dropFirst(start).dropLast(end)
    let middle =
      old.count + new.count <= longestPaired
      ? pairedMiddle(Array(old), Array(new))
      : old.map { line(.expected, $0) } + new.map { line(.actual, $0) }
    return expected.prefix(start).map { line(.both, $0) } + middle
      + expected.suffix(end).map { line(.both, $0) }
  }

  private static let longestPaired = 4_000

  private static func pairedMiddle(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [Line] = []
    var (next, nextNew) = (0, 0)
    while next < old.count || nextNew < new.count {
      if removed.contains(next) {
        result.append(line(.expected, old[next]))
        next += 1
      } else if inserted.contains(nextNew) {
        result.append(line(.actual, new[nextNew]))
        nextNew += 1
      } else {
        result.append(line(.both, old[next]))
        next += 1
        nextNew += 1
      }
    }
    return result
  }

  private static func line(_ side: Line.Side, _ text: Substring) -> Line {
    Line(side: side, text: String(text))
  }

  private static func hunks(of lines: [Line], context: Int) -> [Hunk] {
    var result: [Hunk] = []
    for range in ranges(of: lines, context: context) {
      let before = lines[..<range.lowerBound]
      let inside = Array(lines[range])
      result.append(
        Hunk(
          expectedStart: start(before: before, inside: inside, missing: .actual),
          actualStart: start(before: before, inside: inside, missing: .expected),
          lines: inside))
    }
    return result
  }

  /// The number of a hunk's first line in the text that has all lines but the `missing` ones.
  ///
  /// A hunk without such a line has the number of the line before it.
  private static func start(
    before: ArraySlice<Line>, inside: [Line], missing: Line.Side
  ) -> Int {
    let linesBefore = before.count { $0.side != missing }
    return inside.contains { $0.side != missing } ? linesBefore + 1 : linesBefore
  }

  /// The changed lines with the context around them; ranges that touch are one.
  private static func ranges(of lines: [Line], context: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in lines.indices where lines[index].side != .both {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }
}
