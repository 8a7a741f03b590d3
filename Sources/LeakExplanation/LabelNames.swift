/// The labels of a run or a scope, each given once.
package struct LabelNames {
  private var taken: Set<String> = []
  private var lastNumber: [String: Int] = [:]

  /// No labels.
  package init() {}

  /// `label`, or the first of `label#2`, `label#3`… that is free.
  package mutating func unique(_ label: String) -> String {
    var name = label
    while taken.contains(name) {
      let number = lastNumber[label, default: 1] + 1
      lastNumber[label] = number
      name = "\(label)#\(number)"
    }
    return name
  }

  /// Marks `name` as given.
  package mutating func take(_ name: String) { taken.insert(name) }
}
