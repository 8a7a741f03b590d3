// Arrays, dictionaries and sets.

extension Array: Wiring where Element: Wiring {
  static var name: String { "[\(Element.name)]" }

  static func random(_ site: inout WiringSite, _ label: String) -> [Element] {
    let count = Int(site.number(below: 4))
    return site.inStorage { site in
      var elements: [Element] = []
      elements.reserveCapacity(count + 2)
      for index in 0..<count { elements.append(.random(&site, "\(label)[\(index)]")) }
      return elements
    }
  }
}

/// Dictionaries whose keys are numbers or texts.
struct Named<Value: Wiring>: Wiring {
  static var name: String { "Named<\(Value.name)>" }

  var numbers: [Int: Value]
  var texts: [String: Value]

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    var result = Named(numbers: [:], texts: [:])
    let count = Int(site.number(below: 3))
    return site.inStorage { site in
      for key in 0..<count {
        let text = key == 0 ? "key" : "a key that is too long to be a small text"
        result.numbers[-key] = .random(&site, "\(label).numbers[\(-key)]")
        result.texts[text] = .random(&site, "\(label).texts[\"\(text)\"]")
      }
      return result
    }
  }
}

/// A set, and a dictionary whose keys are objects.
struct Keyed: Wiring {
  static var name: String { "Keyed" }

  var members: Set<LiveNode>
  var table: [LiveNode: LiveNode?]

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    var picked: [LiveNode] = []
    for _ in 0..<site.number(below: 4) {
      picked.append(site.nodes[Int(site.number(below: UInt(site.nodes.count)))])
    }
    var table: [LiveNode: LiveNode?] = [:]
    for node in picked.dropFirst() { table.updateValue(picked[0], forKey: node) }
    let result = Keyed(members: Set(picked), table: table)
    site.inStorage { site in
      for (place, node) in result.members.enumerated() {
        site.refer(to: node, "\(label).members[member \(place)]")
      }
      for (place, entry) in result.table.enumerated() {
        site.refer(to: entry.key, "\(label).table[key \(place)]")
        if let value = entry.value { site.refer(to: value, "\(label).table[value \(place)]") }
      }
    }
    return result
  }
}
