import CLeakHeap

/// The memory of a frozen process: its live blocks, its images and its threads.
///
/// It exists in the copy only, where one thread runs, and is of no use to others.
package final class FrozenMemory {
  /// Reads anything of the program's memory.
  ///
  /// The tool's own is not part of it.
  package let reader: MemoryReader

  /// Where the C library's heap may be.
  private let heap: [AddressRange]

  /// The live blocks; none when they are not recorded.
  package private(set) lazy var blocks = BlockTable(scanning: heap)

  package let images: ImageTable

  package let threads: [FrozenThread]

  /// The writable memory of the images, where their static and global variables are.
  package let data: [(image: FrozenImage, range: AddressRange)]

  /// The blocks, by position, that hold work items which Dispatch has run and keeps to use them
  /// again.
  ///
  /// What their words point at is not referenced.
  package private(set) lazy var usedWorkItems = Set(
    threads.lazy.compactMap(\.pointer).flatMap(dispatch.usedContinuations)
      .compactMap { [blocks] in blocks.index(startingAt: $0) })

  private let dispatch: DispatchThreads

  /// Reads the snapshot at an address: what `leakheap_freeze` gave.
  package convenience init(ofSnapshotAt address: UnsafeRawPointer) {
    self.init(address.load(as: leakheap_snapshot.self))
  }

  init(_ snapshot: leakheap_snapshot) {
    let mappings = UnsafeBufferPointer(start: snapshot.mappings, count: snapshot.mapping_count)
      .filter { !$0.own }
    let range = { (mapping: leakheap_mapping) in
      AddressRange(UInt(mapping.start), UInt(mapping.end))
    }
    let reader = MemoryReader(
      readable: RangeTable(joining: mappings.filter(\.readable).map(range)))
    heap = mappings.filter { $0.readable && $0.writable && $0.anonymous }.map(range)
    let images = ImageTable(
      UnsafeBufferPointer(start: snapshot.images, count: snapshot.image_count).enumerated().map {
        FrozenImage($0.element, isProgram: $0.offset == 0)
      })
    dispatch = DispatchThreads(memory: reader, images: images)
    let threadReader = ThreadReader(
      memory: reader, images: images, dispatch: dispatch, mainHasEnded: snapshot.main_has_ended)
    threads = UnsafeBufferPointer(start: snapshot.threads, count: snapshot.thread_count)
      .filter { $0.state != leakheap_thread_gone }
      .map(threadReader.read)
    data = Self.data(of: images, in: mappings.filter { $0.readable && $0.writable }.map(range))
    self.reader = reader
    self.images = images
  }

  /// The live blocks that were born in a scope, or while it lasted and in none.
  ///
  /// To find them the others are not looked at; they are most of a large heap.
  func blocks(of births: AllocationScope.Births) -> BlockTable {
    BlockTable(scanning: heap, marks: births.areOfScope)
  }

  /// The bytes of a block that its owner may use, which are more than were asked for or as many.
  package func usableSize(of block: FrozenBlock) -> UInt {
    guard reader.word(at: block.address - 8) != nil else { return block.size }
    return max(block.size, UInt(leakheap_usable_size(UInt(block.address))))
  }

  /// Segments are writable while an image is loaded; parts of them are made constant then.
  ///
  /// What is constant now was never assigned to.
  private static func data(
    of images: ImageTable, in writable: [AddressRange]
  ) -> [(image: FrozenImage, range: AddressRange)] {
    // Where this code is in a library of its own, what that library has in variables is none of the program's.
    let freeze: @convention(c) () -> UInt64 = leakheap_now
    let own = images.image(executing: UInt(bitPattern: unsafeBitCast(freeze, to: Int.self)))
    return images.images.filter { $0 === images.images.first || $0 !== own }.flatMap { image in
      image.segments.filter(\.isWritable).flatMap { segment in
        writable.lazy.map(segment.range.intersection).filter { !$0.isEmpty }
          .map { (image: image, range: $0) }
      }
    }
  }
}
