/// Tells the program's own types from those of libraries.
///
/// A type belongs to the module that declares it; a specialisation of a generic type to the module of the
/// generic one.
final class ProgramTypes {
  /// The modules of the toolchain that have classes, or may have them.
  static let toolchain: Set<String> = [
    "Swift", "SwiftShims", "_Concurrency", "_StringProcessing", "_RegexParser", "RegexBuilder",
    "Synchronization", "Observation", "Distributed", "_Differentiation", "_Volatile", "Runtime",
    "Cxx", "CxxStdlib", "__C", "__C_Synthesized", "Glibc", "Musl", "Dispatch", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "_FoundationCollections", "_FoundationICU", "XCTest", "Testing",
    "_TestDiscovery", "_TestingInterop", "_Testing_Foundation",
  ]

  private let heap: HeapGraph
  private let libraries: Set<String>
  private var known: [UInt: Bool] = [:]

  /// Creates the distinction.
  ///
  /// - Parameters:
  ///   - heap: The heap whose objects are told apart.
  ///   - libraries: Modules that count as libraries besides the toolchain's.
  init(_ heap: HeapGraph, libraries: Set<String>) {
    self.heap = heap
    self.libraries = libraries.union(Self.toolchain)
  }

  /// Whether the type of an object is declared in a module of the program.
  func declareType(of block: FrozenBlock) -> Bool {
    guard let metadata = heap.memory.word(at: block.address) else { return false }
    if let answer = known[metadata] { return answer }
    let answer = heap.reader.moduleName(of: block).map { !libraries.contains($0) } ?? false
    known[metadata] = answer
    return answer
  }
}
