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
    "Operation.__completion": ".completionBlock", "NSCache._head": "._entries",
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
      if let words = part(edge, name: name, from: heap.block(of: owner), to: block) { return words }
      let target = CoreFoundationObjects.words(for: block, memory: heap.memory) ?? ""
      if name == ".value" || name == HeapNames.memory { return target }
      return name.isEmpty || target.isEmpty ? name + target : "\(name) \(target)"
    case .instance:
      return property(name, of: heap.block(of: owner))
    case .dictionaryStorage:
      let target = heap.block(of: heap.graph.target(of: edge))
      return type(of: target).map(FoundationClasses.isCacheEntry) == true ? "" : nil
    case .buffer:
      let type = type(of: heap.block(of: owner))
      return type.map(ObservationClasses.isLockedState) == true ? "" : nil
    default: return nil
    }
  }

  /// The words for a reference in an object that is a part of a library's container, or of its memory.
  private func part(
    _ edge: EdgeID, name: String, from owner: FrozenBlock, to target: FrozenBlock
  ) -> String? {
    guard let type = type(of: owner) else {
      return heap.reader.layouts.library.dispatch.words(
        forReferenceAt: heap.place(of: edge).location, in: owner, to: target)
    }
    return ObservationClasses.isPart(type) ? "" : nil
  }

  private func type(of block: FrozenBlock) -> ContextDescriptor? {
    heap.memory.word(at: block.address)
      .flatMap { ClassMetadata(at: $0, in: heap.memory) }?.descriptor
  }

  /// The words for a whole step, out of those for its references.
  ///
  /// - Parameters:
  ///   - text: What the references are called, joined.
  ///   - owner: The object that the step begins with; nil for a root.
  /// - Returns: What a user calls them.
  func finished(_ text: String, from owner: NodeID?) -> String {
    let text = Self.shortened(text)
    guard text.hasPrefix("._") || text.hasPrefix(".value"), let block = owner.map(heap.block(of:))
    else { return text }
    let classes = heap.reader.classNames(of: block)
    if classes.contains("NSCache"), let rest = Self.rest(of: text, after: "._entries") {
      let name = heap.reader.text(of: "name", in: block) ?? ""
      return "entry" + (name.isEmpty ? "" : " of \(name.debugDescription)") + rest
    }
    if classes.contains("NSCacheEntry"), text.hasPrefix(".value"),
      let key = heap.reader.text(ofObjectIn: "key", of: block)
    {
      return "value for \(key)" + text.dropFirst(".value".count)
    }
    // The place of a member in a set says nothing.
    if classes.contains("Progress"), let rest = Self.rest(of: text, after: "._children") {
      return "child" + rest
    }
    return text
  }

  /// What follows a property in a text, and the place of an element in it.
  private static func rest(of text: String, after property: String) -> Substring? {
    guard text.hasPrefix(property) else { return nil }
    let rest = text.dropFirst(property.count)
    guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return rest }
    return rest[end...].dropFirst()
  }

  /// The observers of a notification centre are kept by name, by sender, and by number.
  private static func shortened(_ text: String) -> String {
    if text.hasPrefix(registrar + observer) { return String(text.dropFirst(registrar.count)) }
    let prefix = ".registrar["
    guard text.hasPrefix(prefix), let end = text.firstIndex(of: "]") else { return text }
    let name = text[text.index(text.startIndex, offsetBy: prefix.count)..<end]
    let rest = text.firstIndex(of: "(").map { " " + text[$0...] } ?? ""
    return "observer for \(name)" + rest
  }

  /// What a model's macro calls the registrar of its observers.
  private static let registrar = "._$observationRegistrar "
  private static let observer = "observer"

  private func property(_ name: String, of block: FrozenBlock) -> String? {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard let property = parts.first, name.hasPrefix("._") else { return nil }
    for type in heap.reader.classNames(of: block) {
      if let words = Self.properties["\(type).\(property)"] { return words }
    }
    return nil
  }
}
