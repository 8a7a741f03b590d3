/// How many untracked survivors of a type a report counts.
struct UntrackedCount: Equatable {
  /// The numbers by verdict.
  private let byVerdict: [String: Int]

  /// Adds up the rows of a type.
  init(of type: String, in rows: [ReportOutline.Row]) {
    byVerdict = rows.filter { $0.mark == "✗" && $0.type == type }.reduce(into: [:]) {
      $0[$1.detail, default: 0] += Int($1.name) ?? 0
    }
  }

  /// All of them.
  var total: Int { byVerdict.values.reduce(0, +) }

  /// Those that no root reaches: what a root holds may be meant to live.
  var leaks: Int { total - byVerdict["held", default: 0] }

  /// The types of which something survived, in the order of the rows.
  static func types(in old: [ReportOutline.Row], _ new: [ReportOutline.Row]) -> [String] {
    (old + new).filter { $0.mark == "✗" }.map(\.type)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
