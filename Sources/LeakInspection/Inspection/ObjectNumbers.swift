/// Lists the objects that a result mentions.
///
/// They are numbered per type, in the order in which the result comes to them.
struct ObjectNumbers {
  private(set) var positions: [NodeID: Int] = [:]
  private var counts: [String: Int] = [:]

  /// The place of an object among those of a result; a new one is added at the end.
  ///
  /// - Parameters:
  ///   - node: The object.
  ///   - objects: Those of the result.
  ///   - tracked: Which of the tracked objects it is, if it is one.
  ///   - type: What it is called.
  /// - Returns: Its place.
  mutating func position(
    of node: NodeID, among objects: inout [InspectedObject], tracked: TrackedObject.ID?,
    type: @autoclosure () -> String
  ) -> Int {
    if let known = positions[node] { return known }
    let type = type()
    let number = counts[type, default: 0] + 1
    counts[type] = number
    positions[node] = objects.count
    objects.append(InspectedObject(type: type, number: number, tracked: tracked))
    return objects.count - 1
  }
}
