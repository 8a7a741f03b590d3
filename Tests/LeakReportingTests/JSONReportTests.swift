import Foundation
import LeakReporting
import ReportModel
import Testing

struct JSONReportTests {
  private struct Document: Decodable {
    var schema: Int
    var reports: [RunReport]
  }

  @Test func aReportIsWrittenWithSortedKeysAndItsSchemaVersion() throws {
    #expect(
      try JSONReport([Samples.logged([Event(number: 1, kind: .log, text: "a/\"b\"")])]).text == """
        {
          "reports" : [
            {
              "asDeclared" : true,
              "ending" : {
                "kind" : "completed"
              },
              "events" : [
                {
                  "kind" : "log",
                  "number" : 1,
                  "text" : "a/\\"b\\""
                }
              ],
              "objects" : [

              ],
              "ownership" : {
                "reason" : "The references that keep the survivors alive were not read.",
                "status" : "unavailable"
              },
              "scenario" : {
                "declares" : "clean",
                "expectedEnding" : {
                  "kind" : "normal"
                },
                "family" : "Fixtures",
                "name" : "ending",
                "summary" : "an ending"
              },
              "schema" : 1
            }
          ],
          "schema" : 1
        }

        """)
  }

  @Test(arguments: [
    [], [Samples.leak], [Samples.leak, Samples.clean],
    [
      Samples.ended(.stoppedAtLimit(reason: "more than 10000 events")),
      Samples.ended(.timedOut(seconds: 0.5)),
    ],
  ])
  func anyNumberOfReportsCanBeReadBack(reports: [RunReport]) throws {
    let text = try JSONReport(reports).text
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(document.schema == RunReport.schemaVersion)
    #expect(document.reports == reports)
    #expect(text.hasSuffix("}\n"))
  }
}
