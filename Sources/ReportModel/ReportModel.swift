// ReportModel: what is known about a run, as plain values.
//
//   RunReport ─► ScenarioSummary           what the scenario says of itself
//             ─► [Event]                   what was observed, in order
//             ─► [ObjectRecord]            what was tracked, and what became of it
//             ─► OwnershipSection          why the survivors are alive, if that is known
//             ─► RunEnding                 how the process ended
//
// Nothing here formats text for people, but that `VisibleText` makes text from outside fit for a line, and
// nothing reads memory: a report is built by ScenarioKit and rendered by LeakReporting. All values are Codable;
// `RunReport.schemaVersion` names their JSON form.
