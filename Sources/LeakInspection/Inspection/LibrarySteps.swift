/// The words for references that stand in a library's own memory.
///
/// A user knows the timer of a run loop, and none of the sets, modes and arrays between them.
struct LibrarySteps {
  private let heap: HeapGraph

  init(_ heap: HeapGraph) { self.heap = heap }

  /// Properties of the toolchain's classes that a user knows under another name, or not at all.
  private static let properties: [String: String] = [
    "DispatchWorkItem._block": ".block",
    "DispatchSource.__wrapped": "", "DispatchQueue.__wrapped": "", "DispatchGroup.__wrapped": "",
    "Operation.__completion": ".completionBlock",
    "__SwiftValue.value": "",
    "NSDictionary._storage": "", "NSMutableDictionary._storage": "",
    "NSArray._storage": "", "NSMutableArray._storage": "",
    "NSSet._storage": "", "NSMutableSet._storage": "",
  ]

  /// What to call a reference instead of its own name; nil to leave it as it is.
  func words(for edge: EdgeID, name: String) -> String? {
    let owner = heap.graph.owner(of: edge)
    let position = Int(owner.rawValue)
    switch heap.kinds[position] {
    case .block: return ""
    case .part:
      let block = heap.block(of: heap.graph.target(of: edge))
      let target = CoreFoundationObjects.words(for: block, memory: heap.memory) ?? ""
      if name == ".value" || name == HeapNames.memory { return target }
      return name.isEmpty || target.isEmpty ? name + target : "\(name) \(target)"
    case .instance:
      return property(name, of: heap.block(of: owner))
    default: return nil
    }
  }

  /// The observers of a notification centre are kept by name, by sender, and by number.
  static func shortened(_ text: String) -> String {
    let prefix = ".registrar["
    guard text.hasPrefix(prefix), let end = text.firstIndex(of: "]") else { return text }
    let name = text[text.index(text.startIndex, offsetBy: prefix.count)..<end]
    let rest = text.firstIndex(of: "(").map { " " + text[$0...] } ?? ""
    return "observer for \(name)" + rest
  }

  private func property(_ name: String, of block: FrozenBlock) -> String? {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard let property = parts.first, name.hasPrefix("._") else { return nil }
    for type in heap.reader.classNames(of: block) {
      if let words = Self.properties["\(type).\(property)"] { return words }
    }
    return nil
  }
}
