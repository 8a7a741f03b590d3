// LeakReporting: values in, text out.
//
//   RunReport ──────► TextReport      for people, and what an expectation holds
//             ──────► JSONReport      for programs
//   TextDifference ─► UnifiedDiff
//   Comparison ─────► DiffReport      what `diff` found, for people and for programs
//   ScenarioSummary ► ScenarioList    the catalog
//   ScenarioStory ──► StoryReport     one scenario, explained
//
// Nothing here reads a file, a clock or an environment, and nothing here writes. Text for people gets
// its colours from a `TextStyle` and contains none unless asked; it is never wrapped, so that it is the
// same on every terminal. Text from outside passes through `VisibleText` before it enters a line.
