extension TypeShapes {
  func enumContent(_ type: TypeMetadata) -> TypeShape.Content {
    guard let descriptor = type.descriptor else { return .words }
    let payloadCases = descriptor.number(at: 20) & 0xff_ffff
    if payloadCases == 0 { return .plain }
    guard let records = descriptor.fields,
      records.count == payloadCases + descriptor.number(at: 24)
    else { return .words }
    var cases: [EnumShape.Case] = []
    for index in 0..<records.count {
      let record = records[index]
      let hasPayload = index < payloadCases
      var payload: TypeShape?
      if hasPayload, !record.isIndirectCase {
        payload = self.payload(of: record, in: type, descriptor)
      }
      cases.append(
        EnumShape.Case(
          name: record.name, payload: payload, isIndirect: hasPayload && record.isIndirectCase))
    }
    return .enumeration(EnumShape(type, cases: cases, payloadCaseCount: payloadCases))
  }

  private func payload(
    of record: FieldRecord, in type: TypeMetadata, _ descriptor: ContextDescriptor
  ) -> TypeShape? {
    // The most frequent enum needs no name resolved.
    if type.kind == .optional { return type.word(2).flatMap { shape(of: $0) } }
    guard let name = record.typeName,
      let found = resolver.type(
        name, context: descriptor.address, arguments: type.genericArguments),
      let shape = shape(of: found), shape.size <= type.witnesses.size
    else { return nil }
    return shape
  }
}
