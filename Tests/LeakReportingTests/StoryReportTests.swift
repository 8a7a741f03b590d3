import LeakReporting
import ReportModel
import Testing

struct StoryReportTests {
  private let story = ScenarioStory(
    scenario: Samples.leak.scenario,
    lesson: "A subject keeps its subscribers.\n\nMapping it closes a ring.\n",
    question: "Which object survives?",
    path: "RAC/subject-map.swift",
    source: "import ScenarioKit\n\nextension Scenario {\n}\n",
    next: Samples.clean.scenario)

  @Test func aStoryLeadsFromTheLessonToTheNextScenario() {
    #expect(
      StoryReport(story).text == """
        subject-map   a mapped RACSubject that never completes             RAC · declared: leaks

        Question
           Which object survives?
           answer: leakscope run subject-map

        Story
           A subject keeps its subscribers.

           Mapping it closes a ring.

        Source                                                             RAC/subject-map.swift
           import ScenarioKit

           extension Scenario {
           }

        Fix
           fixed by: leakscope show subject-map-completed

        Next
           leakscope show subject-map-completed   the same, completed

        """)
  }

  @Test func aRepairNamesWhatItRepairs() {
    var repair = story
    repair.scenario = Samples.clean.scenario
    #expect(StoryReport(repair).text.contains("\n\nFix\n   fixes: leakscope show subject-map\n\n"))
    repair.scenario.fixes = nil
    #expect(!StoryReport(repair).text.contains("Fix"))
  }

  @Test func theLastStorySaysThatItIsTheLast() {
    var last = story
    last.next = nil
    #expect(
      StoryReport(last).text.hasSuffix("Next\n   none: this is the last scenario\n"))
  }

  @Test func programsReadTheSameStory() throws {
    let json = try StoryReport(story).json
    #expect(json.hasPrefix("{\n  \"schema\" : 1,\n  \"story\" : {\n    \"lesson\" : "))
    #expect(json.contains("\"path\" : \"RAC/subject-map.swift\""))
  }
}
