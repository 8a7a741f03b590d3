/// Finds what somebody probably meant to type.
package enum NearestName {
  /// The largest distance at which a name still counts as a misspelling of another.
  private static let limit = 3

  /// The candidate nearest to `typed`, the first of several; else the first that begins with it.
  ///
  /// A candidate must share at least half of its letters with what was typed: everything is near to a
  /// word of two letters.
  package static func of(_ typed: String, among candidates: [String]) -> String? {
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(Array(typed), Array(candidate))
      guard distance <= limit, distance * 2 <= max(typed.count, candidate.count),
        distance < best?.distance ?? .max
      else { continue }
      best = (candidate, distance)
    }
    return best?.name ?? candidates.first { !typed.isEmpty && $0.hasPrefix(typed) }
  }

  /// The number of letters to insert, delete, replace or swap with their neighbour to get from one word
  /// to the other, no letter being touched twice (the optimal string alignment distance).
  private static func distance(_ from: [Character], _ to: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for row in from.indices {
      var current = [row + 1]
      for column in to.indices {
        let replaced = last[column] + (from[row] == to[column] ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[to.count]
  }
}
