/// The labels of a run, each used once.
struct LabelNames {
  private var taken: Set<String> = []

  /// `label`, or `label#2`, `label#3`… if it is taken.
  func unique(_ label: String) -> String {
    guard taken.contains(label) else { return label }
    var number = 2
    while taken.contains("\(label)#\(number)") { number += 1 }
    return "\(label)#\(number)"
  }

  /// Marks `label` as taken.
  mutating func take(_ label: String) { taken.insert(label) }
}
