/// Rings through arrays, dictionaries and sets, and what a static collection keeps.
enum CollectionLeaks {
  final class Element: Hashable {
    let number: Int
    var owner: AnyObject?
    init(_ number: Int) { self.number = number }
    static func == (left: Element, right: Element) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
  final class List { var elements: [Element] = [] }
  final class Table { var elements: [String: Element] = [:] }
  final class Keyed { var elements: [Element: Int] = [:] }
  final class Group { var elements: Set<Element> = [] }
  final class Nested { var elements: [[String: [Element]]] = [] }
  final class Cached { var number = 1 }

  nonisolated(unsafe) static var cache: [String: [Cached]] = [:]

  /// Makes them; nothing of it is on the stack afterwards.
  @inline(never)
  static func make() {
    let list = List()
    list.elements = elements(of: list, 5)
    let table = Table()
    for element in elements(of: table, 7) { table.elements["element \(element.number)"] = element }
    let keyed = Keyed()
    for element in elements(of: keyed, 3) { keyed.elements[element] = element.number }
    let group = Group()
    group.elements = Set(elements(of: group, 9))
    let nested = Nested()
    nested.elements = [[:], ["first": elements(of: nested, 2), "second": elements(of: nested, 4)]]
    LeakSamples.use([list, table, keyed, group, nested] as [AnyObject])
    cache["kept"] = [Cached(), Cached()]
    cache["gone"] = [Cached()]
    cache["gone"] = nil
  }

  @inline(never)
  private static func elements(of owner: AnyObject, _ count: Int) -> [Element] {
    (0..<count).map {
      let element = Element($0)
      element.owner = owner
      return element
    }
  }
}
