import ReportModel

/// The timeline of a section: a picture of all moments, and what there is at each of them.
///
/// Without a script the picture shows everything that ever was there, and the list says when. The script shows one
/// moment at a time; which arrows that are stands in the list.
struct HTMLTimeline {
  let timeline: Timeline
  let events: [Event]
  /// What identifiers in it begin with.
  let anchor: String
  /// What to do where much was skipped.
  let advice: String

  /// So many references are told at each moment.
  private static let mostChanges = 12

  /// The part of a section.
  var lines: [String] {
    ["<h3 id=\"\(anchor)-timeline\">Timeline</h3>"]
      + timeline.closings.map { "<p class=\"closing\">◆ \(escaped($0.words(events)))</p>" }
      + [
        "<div class=\"timeline\" role=\"group\" aria-labelledby=\"\(anchor)-timeline\">"
      ] + controls
      + [
        "<div class=\"now\" role=\"status\" aria-live=\"polite\" aria-atomic=\"true\" hidden></div>",
        "<div class=\"scroll\" role=\"region\" aria-label=\"Picture of the timeline\" tabindex=\"0\">",
      ]
      + SVGDocument(pictures: [timeline.picture], isNumbered: true).image(namespace: "", extra: [])
      + ["</div>", "<ol class=\"steps\">"]
      + timeline.moments.indices.flatMap(step) + ["</ol>", "</div>"]
      + (timeline.skipped.map { timeline.skipsEnd ? [$0, advice] : [$0] } ?? []).map {
        "<p class=\"caution\">\(escaped($0))</p>"
      } + ["<p><small>\(escaped(timeline.notes.joined(separator: " ")))</small></p>"]
  }

  private var controls: [String] {
    let last = timeline.moments.count - 1
    return [
      "<div class=\"controls\" hidden>",
      "<button type=\"button\" data-to=\"first\">First</button>",
      "<button type=\"button\" data-to=\"back\">◀ Back</button>",
      "<button type=\"button\" data-to=\"next\">Next ▶</button>",
      "<button type=\"button\" data-to=\"last\">Last</button>",
      "<label>Step <input type=\"range\" min=\"0\" max=\"\(last)\" value=\"0\" step=\"1\"></label>",
      "<small>Keys: ← → Home End</small>",
      "</div>",
    ]
  }

  private func step(_ place: Int) -> [String] {
    let moment = timeline.moments[place]
    let before = place > 0 ? timeline.moments[place - 1].edges : []
    let attributes = [
      ("nodes", moment.nodes), ("edges", moment.edges),
      ("new", moment.edges.subtracting(before)), ("gone", before.subtracting(moment.edges)),
    ].map { " data-\($0)=\"\($1.sorted().map(String.init).joined(separator: " "))\"" }.joined()
    let closing = timeline.closings.filter { $0.event == moment.event }
    return [
      "<li id=\"\(anchor)-step-\(place + 1)\"\(attributes)>"
        + "<a href=\"#\(anchor)-step-\(place + 1)\">\(escaped(title(of: moment)))</a>"
    ] + closing.map { "<strong class=\"mark\">◆ \(escaped($0.mark))</strong>" }
      + ["<ul>"] + changes(moment) + ["</ul></li>"]
  }

  private func title(of moment: Timeline.Moment) -> String {
    let event = events.first { $0.number == moment.event }
    if moment.event == 0 { return "Before the first event, when objects were tracked" }
    let words = event.map { ": \($0.shortWords)" } ?? ""
    return "After event \(moment.event)\(moment.isEnd ? ", at the end" : "")\(words)"
  }

  private func changes(_ moment: Timeline.Moment) -> [String] {
    if moment.appeared.isEmpty, moment.disappeared.isEmpty {
      return ["<li>Nothing appears or disappears.</li>"]
    }
    return list(moment.appeared, "+ appears: ", "appear")
      + list(moment.disappeared, "− disappears: ", "disappear")
  }

  private func list(_ changes: [String], _ sign: String, _ verb: String) -> [String] {
    let shown = changes.prefix(Self.mostChanges).map { "<li>\(escaped(sign + $0))</li>" }
    let rest = changes.count - shown.count
    return shown + (rest > 0 ? ["<li>and \(rest) more \(verb)</li>"] : [])
  }

  private func escaped(_ text: String) -> String { XMLText.escaped(VisibleText.text(text)) }
}

extension ClosingEvent {
  /// What is written beside the event.
  var mark: String {
    isRing
      ? "the ring of \(object) is closed for good" : "the path to \(object) is complete for good"
  }
}
