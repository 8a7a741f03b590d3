import Foundation
import LeakInspection
import Testing

/// What is said of objects that only threads, Dispatch, Foundation and Observation keep, in a process of its own.
@Suite(.enabled(if: ProbeProcess.isPossible, Comment(rawValue: ProbeProcess.whyImpossible)))
struct LibraryWordsTests {
  private static let probe = Result { try ProbeProcess("words") }

  private func way(_ name: String) throws -> String {
    try #require(Self.probe.get()[name])
  }

  @Test func stackIsThatOfAThreadByItsName() throws {
    #expect(try way("named thread").hasPrefix("the stack of thread 'probe keeper'"))
  }

  @Test func stackOfAThreadWithoutANameIsToldByWhatItRuns() throws {
    #expect(
      try way("thread").hasPrefix(
        "the stack of a Thread that runs closure #2 in static WordProbe.startThreads()"))
  }

  @Test func valuesOfAQueueAreToldByTheQueue() throws {
    for name in ["specific", "first specific"] {
      #expect(
        try way(name).hasSuffix(
          "→ DispatchQueue | value set with setSpecific on queue \"probe.words\" → \(token)"))
    }
  }

  @Test func blockThatAGroupWillCallIsToldByWhereItWillRun() throws {
    #expect(try way("notify block").contains("| notify block on queue \"probe.words\" (closure #1"))
    #expect(try way("main notify block").contains("| notify block on the main queue (closure #2"))
  }

  @Test func entryOfACacheIsToldByItsKeyAndTheNameOfTheCache() throws {
    #expect(
      try way("cache").hasSuffix(
        " of \"pages\" → \(entry("NSString")) | value for \"first\" → \(token)"))
    #expect(
      try way("nameless cache").hasSuffix("| entry → \(entry("NSNumber")) | .value → \(token)"))
  }

  @Test func progressLeadsToItsChild() throws {
    #expect(try way("progress").contains("→ Progress | child → Progress | .cancellationHandler"))
  }

  @Test func observerOfAModelIsToldByWhatItHasRead() throws {
    let way = try way("observer")
    #expect(way.contains(#"→ WordProbe.Model | observer for \.color and \.size (closure #2 in "#))
    #expect(way.hasSuffix(") → \(token)"))
  }

  @Test func sequenceOfObservationsIsAnObserverThatResumesATask() throws {
    let way = try way("sequence")
    #expect(way.contains(#"→ WordProbe.Model | observer for \.color in Observations, resumes → "#))
    #expect(way.contains("suspended in Observations.Iterator.next |"))
  }

  @Test func keyPathHasTheArgumentsOfItsSubscript() throws {
    #expect(
      try way("key path").hasSuffix(
        "→ KeyPath<WordProbe.Table, Int> | argument of its subscript → \(token)"))
  }

  private func entry(_ key: String) -> String { "NSCacheEntry<\(key), \(token)>" }

  private let token = "WordProbe.Token"
}
