/// The values of signals joined from left to right: one, or those before and one more.
indirect enum Joined<Element> {
  case first(Element)
  case pair(Joined, Element)

  /// The values from left to right.
  var elements: [Element] {
    var elements: [Element] = []
    var rest = self
    while case .pair(let before, let last) = rest {
      elements.append(last)
      rest = before
    }
    if case .first(let value) = rest { elements.append(value) }
    return elements.reversed()
  }
}
