import Foundation
import Testing

/// The pictures of all scenarios: nothing overlaps, and arrows end at the borders of boxes.
@Suite(.enabled(if: Tool.canReadMemory))
struct CatalogPictures {
  private struct Frame {
    let left, top, width, height: Double

    init?(_ match: Regex<(Substring, Substring, Substring, Substring, Substring)>.Match) {
      guard let left = Double(match.1), let top = Double(match.2), let width = Double(match.3),
        let height = Double(match.4)
      else { return nil }
      (self.left, self.top, self.width, self.height) = (left, top, width, height)
    }

    /// Coordinates are rounded to a tenth.
    private static let tolerance = 0.2

    func overlaps(_ other: Frame) -> Bool {
      left + Self.tolerance < other.left + other.width
        && other.left + Self.tolerance < left + width
        && top + Self.tolerance < other.top + other.height
        && other.top + Self.tolerance < top + height
    }

    func hasOnBorder(_ x: Double, _ y: Double) -> Bool {
      let (dx, dy) = (abs(x - left - width / 2), abs(y - top - height / 2))
      let isInside = dx <= width / 2 + Self.tolerance && dy <= height / 2 + Self.tolerance
      return isInside
        && (abs(dx - width / 2) <= Self.tolerance || abs(dy - height / 2) <= Self.tolerance)
    }
  }

  @Test func everyPictureOfTheCatalogIsSound() throws {
    let result = try Tool.leakscope.run("graph", "--all", "--format", "svg", "--jobs", "2")
    #expect(result.status == 0)
    let pictures = result.output.split(separator: "<text class=\"title\"").dropFirst()
    #expect(pictures.count > 100)
    for picture in pictures { check(picture) }
  }

  private func check(_ picture: Substring) {
    let name = picture.prefix { $0 != "\n" }
    let frame = #/<rect x="([-0-9.]+)" y="([-0-9.]+)" width="([0-9.]+)" height="([0-9.]+)"/#
    var (boxes, labels): ([Frame], [Frame]) = ([], [])
    for line in picture.split(separator: "\n") {
      let frames = line.matches(of: frame).compactMap(Frame.init)
      if line.hasPrefix("<g class=\"node") { boxes += frames }
      if line.hasPrefix("<g class=\"label") { labels += frames }
    }
    let all = boxes + labels
    for (place, frame) in all.enumerated() {
      #expect(!all.dropFirst(place + 1).contains { $0.overlaps(frame) }, "\(name)")
    }
    for path in picture.matches(of: #/<path class="edge[^>]* d="M([-0-9.]+) ([-0-9.]+)([^"]*)"/#) {
      let ends = path.3.matches(of: #/[-0-9.]+/#).suffix(2).compactMap { Double($0.0) }
      guard let x = Double(path.1), let y = Double(path.2), ends.count == 2 else {
        Issue.record("\(name)")
        continue
      }
      #expect(boxes.contains { $0.hasOnBorder(x, y) }, "\(name)")
      #expect(boxes.contains { $0.hasOnBorder(ends[0], ends[1]) }, "\(name)")
    }
  }
}
