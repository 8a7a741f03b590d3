/// The objects of a program of which nobody tracked any: those of its modules, and tasks, which have none.
struct SurveyObjects: ObjectChoice {
  /// The modules of the tool itself, which has none of its objects in the program but may have metadata.
  static let ownModules: Set<String> = ["LeakInspection", "LeakScopePreload"]

  private let heap: HeapGraph
  private let program: ProgramTypes
  private let modules: ModuleTypes?
  private let includesLibraries: Bool

  init(_ heap: HeapGraph, _ request: SurveyRequest) {
    self.heap = heap
    program = ProgramTypes(heap, libraries: Self.ownModules)
    modules = request.modules.map { ModuleTypes(heap.memory, reader: heap.reader, modules: $0) }
    includesLibraries = request.includesLibraries
  }

  /// Whether an object is alive, and of the modules.
  func isOfModules(_ node: NodeID) -> Bool {
    let position = Int(node.rawValue)
    guard heap.kinds[position] == .instance, !heap.isDead[position], !heap.isStatic(node) else {
      return false
    }
    let block = heap.block(of: node)
    return modules?.declareType(of: block) ?? program.declareType(of: block)
  }

  func owner(of node: NodeID) -> LeakStarts.Owner? {
    if isOfModules(node) { return .program }
    let position = Int(node.rawValue)
    guard !heap.isDead[position], !heap.isStatic(node) else { return nil }
    switch heap.kinds[position] {
    // A task is listed where a leak starts with it: what it was to do is in the program's modules.
    case .task where modules == nil: return .library
    case .instance where includesLibraries: return .library
    default: return nil
    }
  }

  func distance(of node: NodeID) -> Int { 0 }

  func listsRemains(at position: Int) -> Bool { false }
}
