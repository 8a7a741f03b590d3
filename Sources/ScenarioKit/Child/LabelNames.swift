/// The labels of a run, each given once.
struct LabelNames {
  private var taken: Set<String> = []
  private var lastNumber: [String: Int] = [:]

  /// `label`, or the first of `label#2`, `label#3`… that is free.
  mutating func unique(_ label: String) -> String {
    var name = label
    while taken.contains(name) {
      let number = lastNumber[label, default: 1] + 1
      lastNumber[label] = number
      name = "\(label)#\(number)"
    }
    return name
  }

  /// Marks `name` as given.
  mutating func take(_ name: String) { taken.insert(name) }
}
