import LeakReporting
import Testing

/// What holds of every layout.
@Suite struct LayeredLayoutTests {
  private func input(_ boxes: Int, _ arrows: [(Int, Int)], named: Bool = true) -> LayoutInput {
    LayoutInput(
      boxes: (0..<boxes).map { LayoutSize(width: 60 + Double($0 * 37 % 160), height: 30) },
      arrows: arrows.enumerated().map { number, ends in
        LayoutInput.Arrow(
          from: ends.0, to: ends.1,
          label: named
            ? LayoutSize(width: 20 + Double(number * 29 % 120), height: 18)
            : LayoutSize(width: 0, height: 0))
      })
  }

  private func expectSound(_ input: LayoutInput) {
    let layout = LayeredLayout(input)
    LayoutRules.expectNothingOverlaps(layout)
    LayoutRules.expectArrowsEndAtBorders(layout, input)
  }

  @Test func ringsOfAnyLengthAreSound() {
    for count in 1...12 { expectSound(input(count, (0..<count).map { ($0, ($0 + 1) % count) })) }
  }

  @Test func tanglesAreSound() {
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for count in stride(from: 2, through: 60, by: 7) {
      let arrows = (0..<count * 2).map { _ in (next(count), next(count)) }
      expectSound(input(count, arrows))
      expectSound(input(count, arrows, named: false))
    }
  }

  @Test func ownersStandAboveWhatTheyOwn() {
    let layout = LayeredLayout(input(4, [(0, 1), (1, 2), (0, 3), (3, 2)]))
    #expect(layout.boxes[0].bottom < layout.boxes[1].top)
    #expect(layout.boxes[1].bottom < layout.boxes[2].top)
    #expect(layout.boxes[3].bottom < layout.boxes[2].top)
  }

  @Test func onlyTheReferenceThatClosesARingLeadsUpwards() {
    let input = input(4, [(0, 1), (1, 2), (2, 3), (3, 0)])
    let upwards = LayeredLayout(input).lines.map { $0.points[0].y > $0.points.last!.y }
    #expect(upwards == [false, false, false, true])
  }

  @Test func whatNeedNotCrossDoesNotCross() {
    // Given in the order in which all of them would.
    let input = input(6, [(0, 5), (1, 4), (2, 3)], named: false)
    let items = LayeredItems(input, LayerAssignment(input))
    #expect(LayerOrdering.crossings(LayerOrdering(items).layers, items) == 0)
  }

  @Test func theLayoutIsTheSameEveryTime() {
    let input = input(20, (0..<40).map { ($0 % 20, ($0 * 7 + 3) % 20) })
    let (first, second) = (LayeredLayout(input), LayeredLayout(input))
    #expect(first.boxes == second.boxes)
    #expect(first.lines == second.lines)
  }

  @Test func nothingIsLaidOutAsNothing() {
    #expect(LayeredLayout(input(0, [])).size == LayoutSize(width: 0, height: 0))
  }
}
