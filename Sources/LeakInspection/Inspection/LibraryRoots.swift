/// The places outside the heap, and the records of libraries, that are documented to hold what the program
/// gave them.
///
/// Run loops of living threads hold their timers, Dispatch holds sources that are armed and blocks that wait.
/// Other words of the C library, of the loader and of Dispatch are none of the program's.
struct LibraryRoots {
  /// A record that holds something.
  struct Root {
    let target: Int
    let place: HeapGraph.RootPlace
    let isMeantToLive: Bool
  }

  /// The records, run loops first.
  let roots: [Root]
  private let dispatchVariables: [AddressRange]
  private let dispatch: FrozenImage?
  private let memory: FrozenMemory
  private let records: DispatchObjects

  private static let variables = [
    "_dispatch_main_q", "_dispatch_root_queues", "_dispatch_mgr_q",
  ]
  private static let silentImages = [
    "libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "libgcc_s.so", "libstdc++.so",
    "ld-linux", "ld-musl",
  ]

  /// How the names of the toolchain's own libraries begin.
  private static let toolchainImages = [
    "libswift", "libFoundation", "lib_Foundation", "libBlocksRuntime", "libTesting", "lib_Testing",
    "libXCTest",
  ]

  init(memory: FrozenMemory, reader: ObjectReader, kinds: [ObjectKind]) {
    self.memory = memory
    records = reader.layouts.library.dispatch
    dispatch = memory.images.image(named: "libdispatch.so")
    let image = dispatch
    dispatchVariables = Self.variables.compactMap { image?.symbol(named: $0)?.range }
    let threads = Dictionary(
      memory.threads.compactMap { thread in thread.pointer.map { ($0, thread.isMain) } },
      uniquingKeysWith: { first, _ in first })
    var loops: [Root] = []
    var sources: [Root] = []
    for position in kinds.indices where kinds[position] == .part {
      let block = memory.blocks[position]
      if let thread = CoreFoundationObjects.thread(ofRunLoop: block, memory: memory) {
        // A thread that has ended leaves its run loop to whoever holds it.
        guard let isMain = threads[thread] else { continue }
        loops.append(Root(target: position, place: .runLoop(isMain: isMain), isMeantToLive: true))
      } else if records.isAwaited(block) {
        sources.append(Root(target: position, place: .record, isMeantToLive: false))
      }
    }
    // The order of addresses differs from run to run; that of the words does not matter.
    let records = records
    let names = { (root: Root) in records.rootWords(of: memory.blocks[root.target]) ?? "" }
    roots =
      loops.sorted { $0.place.isOfMainThread && !$1.place.isOfMainThread }
      + sources.map { (name: names($0), root: $0) }.sorted { $0.name < $1.name }.map(\.root)
  }

  /// Whether a block is a queue of Dispatch.
  func isQueue(_ position: Int) -> Bool {
    if case .queue? = records.kind(of: memory.blocks[position]) { return true }
    return false
  }

  /// Whether a block is a notification centre, as the default one is, which a library has in a variable.
  func isNotificationCenter(_ position: Int) -> Bool {
    guard let metadata = memory.word(at: memory.blocks[position].address),
      let level = ClassMetadata(at: metadata, in: memory)
    else { return false }
    return level.descriptor.name == "NotificationCenter"
  }

  /// Whether a word of an image's data can hold something of the program.
  ///
  /// Of memory that is no object the toolchain's libraries have caches of types and tables of functions there,
  /// with ends that were never written to. What such words say is no reference.
  func canBeRoot(
    _ address: UInt, in image: FrozenImage, leadingToRawMemory isRaw: Bool
  ) -> Bool {
    if image === dispatch { return dispatchVariables.contains { $0.contains(address) } }
    let silent = Self.silentImages + (isRaw ? Self.toolchainImages : [])
    return !silent.contains { image.name.hasPrefix($0) }
  }
}

extension HeapGraph.RootPlace {
  fileprivate var isOfMainThread: Bool {
    if case .runLoop(isMain: true) = self { return true }
    return false
  }
}
