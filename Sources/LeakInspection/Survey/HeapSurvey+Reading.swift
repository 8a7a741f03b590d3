extension HeapSurvey {
  /// Looks at the heap of a frozen process.
  ///
  /// - Parameters:
  ///   - memory: The frozen process; called in the copy only.
  ///   - request: What to find out.
  ///   - lastMark: The mark that was begun after the last look.
  package init(of memory: FrozenMemory, _ request: SurveyRequest, lastMark: UInt8 = 0) {
    ShownContents.areHidden = !request.showsContents
    let heap = HeapGraphAssembler(memory).assemble()
    let names = HeapNames(heap)
    let choice = SurveyObjects(heap, request)
    let analysis = OwnershipAnalysis(of: heap.graph, survivors: [])
    let reading = SurveyReading(heap, names, choice, analysis, request)
    leaks = reading.leaks()
    let census = reading.census(youngSince: AllocationMark(number: lastMark))
    population = census.population
    if !request.typePatterns.isEmpty {
      let (found, unmatched) = reading.instances()
      instances = reading.explanations(of: found, limit: request.leakLimit)
      unmatchedPatterns = unmatched
    }
    if let modules = request.modules {
      let declared = DeclaredModules(in: memory).names
      unknownModules = modules.subtracting(declared).sorted()
      if !unknownModules.isEmpty {
        otherModules = declared.subtracting(ProgramTypes.toolchain)
          .subtracting(SurveyObjects.ownModules).sorted()
      }
    }
    if request.explainsYoungest {
      youngest = reading.explanations(of: census.young, limit: SurveyReading.youngestLimit)
    }
    self.heap = RetainedMemory(
      blockCount: memory.blocks.count,
      byteCount: memory.blocks.reduce(0) { $0 + Int($1.size) })
  }
}

/// The parts of a survey, each read from the same graph.
struct SurveyReading {
  /// Of so many types with young objects, and so many places that keep some, it is told.
  static let youngestLimit = 128
  /// So many young objects of a type are compared.
  private static let comparedYoung = 256

  private let heap: HeapGraph
  private let names: HeapNames
  private let choice: SurveyObjects
  private let analysis: OwnershipAnalysis
  private let request: SurveyRequest
  private var options = InspectionOptions()

  init(
    _ heap: HeapGraph, _ names: HeapNames, _ choice: SurveyObjects, _ analysis: OwnershipAnalysis,
    _ request: SurveyRequest
  ) {
    self.heap = heap
    self.names = names
    self.choice = choice
    self.analysis = analysis
    self.request = request
    options.leakLimit = request.leakLimit
  }

  /// What nothing keeps but a ring, or nothing at all: the largest first.
  func leaks() -> InspectionResult {
    let found = LeakStarts(in: analysis, tracked: [], shown: [], owner: choice.owner)
    let starts = found.starts.filter { $0.kind != .held }
    let listed = found.listed.lazy.filter { $0.kind != .held }.map(\.node)
    return explanations(
      of: starts, listed: Set(listed), options: options, tellsTypesApart: false)
  }

  /// What keeps some objects, those alike together; the largest first.
  func explanations(of nodes: [NodeID], limit: Int) -> InspectionResult {
    var options = options
    options.leakLimit = limit
    return explanations(
      of: nodes.map(start), listed: [], options: options, tellsTypesApart: true)
  }

  private func start(at node: NodeID) -> LeakStarts.Start {
    let kind: LeakStarts.Kind =
      if analysis.isHeld(node) {
        .held
      } else {
        analysis.region.components.isOnRing(node.rawValue) ? .cycle : .abandoned
      }
    return LeakStarts.Start(kind: kind, nodes: [node])
  }

  private func explanations(
    of starts: [LeakStarts.Start], listed: Set<NodeID>, options: InspectionOptions,
    tellsTypesApart: Bool
  ) -> InspectionResult {
    let groups = LeakGroups(
      heap, names: names, analysis: analysis, distance: choice.distance,
      tellsTypesApart: tellsTypesApart
    ).groups(of: starts)
    var measure = RetainedMeasure(heap, analysis)
    let measured = groups.map { (group: $0, retained: measure.retained(by: $0.starts)) }
    // Those that are as large stay in the order of their names.
    let sorted = measured.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.retained.byteCount != second.retained.byteCount {
        return first.retained.byteCount > second.retained.byteCount
      }
      if first.group.count != second.group.count { return first.group.count > second.group.count }
      return left.offset < right.offset
    }
    var builder = ResultBuilder(analysis, names: names, tracked: [:], options: options)
    builder.explain(
      sorted.map(\.element.group), listed: listed, retained: sorted.map(\.element.retained),
      tellsTypesApart: tellsTypesApart)
    return builder.result
  }

  /// The objects whose types match a pattern, and the patterns that match none.
  ///
  /// What has a part of its name left open is meant for the program's types; a name that is written out may be that
  /// of a library's.
  func instances() -> (nodes: [NodeID], unmatched: [String]) {
    let patterns = request.typePatterns.map(TypePattern.init)
    var isMatched = [Bool](repeating: false, count: patterns.count)
    var known: [UInt: Bool] = [:]
    let nodes = (0..<UInt32(heap.graph.nodeCount)).map(NodeID.init(rawValue:)).filter { node in
      guard heap.kinds[node.index] == .instance, !heap.isDead[node.index], !heap.isStatic(node),
        let metadata = heap.memory.word(at: heap.block(of: node).address)
      else { return false }
      if let answer = known[metadata] { return answer }
      let name = names.name(of: node)
      let module = heap.reader.moduleName(of: heap.block(of: node))
      let isChosen = request.includesLibraries || choice.isOfModules(node)
      let matching = patterns.indices.filter { index in
        patterns[index].matches(name, module: module) && (isChosen || !patterns[index].isOpen)
      }
      for index in matching { isMatched[index] = true }
      known[metadata] = !matching.isEmpty
      return !matching.isEmpty
    }
    return (nodes, patterns.indices.filter { !isMatched[$0] }.map { request.typePatterns[$0] })
  }

  /// How many objects of each type of the modules there are, and some that are young, of each type.
  func census(
    youngSince start: AllocationMark?
  ) -> (
    population: [HeapSurvey.Population], young: [NodeID]
  ) {
    var lines: [UInt: HeapSurvey.Population] = [:]
    var young: [UInt: [NodeID]] = [:]
    for number in 0..<UInt32(heap.graph.nodeCount) {
      let node = NodeID(rawValue: number)
      guard choice.isOfModules(node),
        let metadata = heap.memory.word(at: heap.block(of: node).address)
      else { continue }
      var line = lines[metadata] ?? HeapSurvey.Population(type: names.name(of: node))
      line.count += 1
      if analysis.isHeld(node) { line.heldCount += 1 }
      if let start, let mark = heap.block(of: node).mark, mark >= start {
        line.youngCount += 1
        if young[metadata, default: []].count < Self.comparedYoung {
          young[metadata, default: []].append(node)
        }
      }
      lines[metadata] = line
    }
    // Two classes may have one name, in different modules or functions.
    var byName: [String: HeapSurvey.Population] = [:]
    for line in lines.values {
      var sum = byName[line.type] ?? HeapSurvey.Population(type: line.type)
      sum.count += line.count
      sum.heldCount += line.heldCount
      sum.youngCount += line.youngCount
      byName[line.type] = sum
    }
    let population = byName.values.sorted { $0.type < $1.type }
    let most = young.sorted { (lines[$0.key]?.youngCount ?? 0) > (lines[$1.key]?.youngCount ?? 0) }
      .prefix(Self.youngestLimit)
    return (population, most.flatMap(\.value))
  }
}
