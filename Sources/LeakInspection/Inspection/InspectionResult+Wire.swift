extension InspectionResult {
  /// The result as bytes.
  var wire: [UInt8] {
    var writer = WireWriter()
    writer.write(objects) { writer, object in
      writer.write(object.type)
      writer.write(object.number)
      writer.write(object.tracked) { $0.write(Int(bitPattern: UInt($1.rawValue))) }
    }
    writer.write(explanations) { $1.write(to: &$0) }
    writer.write(untracked) { writer, line in
      writer.write(line.type)
      writer.write(line.count)
      writer.write(Int(line.kind.rawValue))
    }
    writer.write(leaks) { writer, leak in
      leak.explanation.write(to: &writer)
      writer.write(leak.count)
      writer.write(leak.kept) { writer, kept in
        writer.write(steps: kept.path)
        writer.write(steps: kept.ring)
      }
      writer.write(leak.otherKeptCount)
      writer.write(leak.retained.blockCount)
      writer.write(leak.retained.byteCount)
    }
    writer.write(furtherLeakCount)
    writer.write(remains) { writer, line in
      writer.write(line.type)
      writer.write(line.count)
    }
    writer.write(unassignedCount)
    writer.write(runningTasks) { $0.write($1) }
    writer.write(notes) { $0.write($1) }
    writer.write(isPassing ? 1 : 0)
    writer.write(steps: references)
    writer.write(hasAllReferences ? 1 : 0)
    return writer.bytes
  }

  /// Reads a result from bytes.
  init(wire bytes: [UInt8]) throws(WireReader.Malformed) {
    var reader = WireReader(bytes)
    objects = try reader.list { reader throws(WireReader.Malformed) in
      InspectedObject(
        type: try reader.text(), number: try reader.number(),
        tracked: try reader.optional { reader throws(WireReader.Malformed) in
          TrackedObject.ID(rawValue: UInt64(UInt(bitPattern: try reader.number())))
        })
    }
    explanations = try reader.list { reader throws(WireReader.Malformed) in
      try ObjectExplanation(from: &reader)
    }
    untracked = try reader.list { reader throws(WireReader.Malformed) in
      UntrackedSurvivors(
        type: try reader.text(), count: try reader.number(), kind: try reader.kind())
    }
    leaks = try reader.list { reader throws(WireReader.Malformed) in
      UntrackedLeak(
        explanation: try ObjectExplanation(from: &reader), count: try reader.number(),
        kept: try reader.list { reader throws(WireReader.Malformed) in
          KeptObject(path: try reader.steps(), ring: try reader.steps())
        },
        otherKeptCount: try reader.number(),
        retained: RetainedMemory(
          blockCount: try reader.number(), byteCount: try reader.number()))
    }
    furtherLeakCount = try reader.number()
    remains = try reader.list { reader throws(WireReader.Malformed) in
      RemainingObjects(type: try reader.text(), count: try reader.number())
    }
    unassignedCount = try reader.number()
    runningTasks = try reader.list { reader throws(WireReader.Malformed) in try reader.text() }
    notes = try reader.list { reader throws(WireReader.Malformed) in try reader.text() }
    isPassing = try reader.number() == 1
    references = try reader.steps()
    hasAllReferences = try reader.number() == 1
  }
}

extension ObjectExplanation {
  fileprivate func write(to writer: inout WireWriter) {
    writer.write(object)
    writer.write(Int(kind.rawValue))
    writer.write(strongCount) { $0.write($1) }
    writer.write(referencesFound)
    writer.write(root) { $0.write($1) }
    writer.write(steps: path)
    writer.write(otherPaths) { writer, path in
      writer.write(path.root)
      writer.write(steps: path.steps)
    }
    writer.write(hasAllPaths) { $0.write($1 ? 1 : 0) }
    writer.write(rings) { $0.write(steps: $1) }
    writer.write(hasAllRings ? 1 : 0)
    writer.write(hasFrameOwners ? 1 : 0)
    writer.write(steps: sharedSteps)
    writer.write(cutSets) { writer, sets in writer.write(sets) { $0.write(steps: $1) } }
    writer.write(hasAllCutSets ? 1 : 0)
    writer.write(otherOwners) { $0.write($1) }
    writer.write(nonOwningReferences) { writer, references in
      writer.write(references) { writer, reference in
        writer.write(reference.owner)
        writer.write(reference.name)
        writer.write(Int(reference.kind.rawValue))
      }
    }
    writer.write(reason) { $0.write($1) }
    writer.write(fingerprint) { $0.write($1) }
  }

  fileprivate init(from reader: inout WireReader) throws(WireReader.Malformed) {
    object = try reader.number()
    kind = try reader.kind()
    strongCount = try reader.optional { reader throws(WireReader.Malformed) in
      try reader.number()
    }
    referencesFound = try reader.number()
    root = try reader.optional { reader throws(WireReader.Malformed) in try reader.text() }
    path = try reader.steps()
    otherPaths = try reader.list { reader throws(WireReader.Malformed) in
      RootedPath(root: try reader.text(), steps: try reader.steps())
    }
    hasAllPaths = try reader.optional { reader throws(WireReader.Malformed) in
      try reader.number() == 1
    }
    rings = try reader.list { reader throws(WireReader.Malformed) in try reader.steps() }
    hasAllRings = try reader.number() == 1
    hasFrameOwners = try reader.number() == 1
    sharedSteps = try reader.steps()
    cutSets = try reader.optional { reader throws(WireReader.Malformed) in
      try reader.list { reader throws(WireReader.Malformed) in try reader.steps() }
    }
    hasAllCutSets = try reader.number() == 1
    otherOwners = try reader.list { reader throws(WireReader.Malformed) in try reader.number() }
    nonOwningReferences = try reader.optional { reader throws(WireReader.Malformed) in
      try reader.list { reader throws(WireReader.Malformed) in try reader.nonOwningStep() }
    }
    reason = try reader.optional { reader throws(WireReader.Malformed) in try reader.text() }
    fingerprint = try reader.optional { reader throws(WireReader.Malformed) in try reader.text() }
  }
}

extension WireReader {
  fileprivate mutating func kind() throws(Malformed) -> ObjectExplanation.Kind {
    guard let kind = ObjectExplanation.Kind(rawValue: UInt8(truncatingIfNeeded: try number()))
    else {
      throw Malformed()
    }
    return kind
  }

  fileprivate mutating func nonOwningStep() throws(Malformed) -> NonOwningStep {
    let owner = try number()
    let name = try text()
    guard let kind = NonOwningReferenceKind(rawValue: UInt8(truncatingIfNeeded: try number()))
    else {
      throw Malformed()
    }
    return NonOwningStep(owner: owner, name: name, kind: kind)
  }
}
