/// What a look at a whole program found: its leaks, how many objects of its types are alive, and what keeps
/// those that were asked for.
package struct HeapSurvey: Hashable, Sendable {
  /// How many objects of a type there are.
  package struct Population: Hashable, Sendable {
    /// The type.
    package var type: String
    /// How many are alive.
    package var count = 0
    /// How many of them a root reaches.
    package var heldCount = 0
    /// How many were born after the last look.
    package var youngCount = 0
  }

  /// The leaks, the largest first.
  package internal(set) var leaks = InspectionResult()
  /// What keeps the instances of the types that were asked for, in `leaks`, whatever it is.
  package internal(set) var instances = InspectionResult()
  /// What keeps objects that were born after the last look, in `leaks`: of each type that has some the first.
  package internal(set) var youngest = InspectionResult()
  /// The objects of the modules, in the order of their types' names.
  package internal(set) var population: [Population] = []
  /// The patterns that no type of an instance matched.
  package internal(set) var unmatchedPatterns: [String] = []
  /// The modules that were asked for and in which no type of the program is declared.
  package internal(set) var unknownModules: [String] = []
  /// If there are such, the modules that the program has, without the toolchain's.
  package internal(set) var otherModules: [String] = []
  /// How many live blocks the heap has, and bytes in them.
  package internal(set) var heap = RetainedMemory()

  init() {}
}

extension HeapSurvey {
  /// The survey as bytes.
  package var wire: [UInt8] {
    var writer = WireWriter()
    for result in [leaks, instances, youngest] {
      let bytes = result.wire
      writer.write(bytes.count)
      writer.write(raw: bytes)
    }
    writer.write(population) { writer, line in
      writer.write(line.type)
      writer.write(line.count)
      writer.write(line.heldCount)
      writer.write(line.youngCount)
    }
    for names in [unmatchedPatterns, unknownModules, otherModules] {
      writer.write(names) { $0.write($1) }
    }
    writer.write(heap.blockCount)
    writer.write(heap.byteCount)
    return writer.bytes
  }

  /// Reads a survey from bytes; nil when they are none.
  package init?(wire bytes: [UInt8]) {
    var reader = WireReader(bytes)
    do {
      leaks = try InspectionResult(wire: try reader.raw())
      instances = try InspectionResult(wire: try reader.raw())
      youngest = try InspectionResult(wire: try reader.raw())
      population = try reader.list { reader throws(WireReader.Malformed) in
        Population(
          type: try reader.text(), count: try reader.number(), heldCount: try reader.number(),
          youngCount: try reader.number())
      }
      func names() throws(WireReader.Malformed) -> [String] {
        try reader.list { reader throws(WireReader.Malformed) in try reader.text() }
      }
      unmatchedPatterns = try names()
      unknownModules = try names()
      otherModules = try names()
      heap.blockCount = try reader.number()
      heap.byteCount = try reader.number()
    } catch {
      return nil
    }
  }
}
