// What recording costs, and how fast a frozen heap is read. Run a release build:
//
//   swift run -c release heap-load [LIVE-NODES]
//
// Runs the same load several times with recording and without, and prints the ratio of the shortest times,
// the memory that the record takes per live block, and the times of a look at the frozen heap.

import Foundation

let live = CommandLine.arguments.dropFirst().first { Int($0) != nil }.flatMap { Int($0) } ?? 200_000

if CommandLine.arguments.contains("--work") {
  HeapLoad(liveNodes: live).run()
} else if CommandLine.arguments.contains("--inspect") {
  FrozenHeapLoad(liveNodes: live).run()
} else if let shape = CommandLine.arguments.lazy.compactMap(ExplainedHeapLoad.Shape.init).first {
  ExplainedHeapLoad(liveNodes: live, shape: shape).run()
} else {
  try Comparison(liveNodes: live, rounds: 7).run()
}
