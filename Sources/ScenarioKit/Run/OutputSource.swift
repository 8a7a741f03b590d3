/// One of the three streams on which a child is heard.
enum OutputSource: CaseIterable, Hashable {
  case standardOutput, standardError, records
}
