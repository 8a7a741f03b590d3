// ScenarioKit: what a scenario is, and running one.
//
//   Scenario/       what a scenario says of itself, its body and what the body can ask for
//   Child/          the process that runs a body and records what it observes
//   Run/            the process that started it, listens, and makes a RunReport
//   Expectations/   the recorded reports, and what differs from them
//
// A run, from top to bottom:
//
//   ScenarioRunner ─► RunningScenario ─► ChildProcess ═══ process ═══► ScenarioChild ─► ScenarioBody
//                          │                                                │
//                       RunLog ◄── OutputChannel ◄══ records, stdout, stderr ══ Recorder ◄── ObjectTracker
//                          │
//                     RunOutcome ─► RunReport

// A scenario declares itself in words of ReportModel, such as `.leaks`: its file imports ScenarioKit alone.
@_exported public import ReportModel
