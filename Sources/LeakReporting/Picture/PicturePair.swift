import ReportModel

/// The pictures of a leak and of its repair, to stand beside each other.
///
/// In that of the leak is marked what the repair removes. That of a repair which leaves nothing behind shows what
/// there was while it ran.
struct PicturePair {
  var leak: Picture
  var fix: Picture

  init(leak: RunReport, fix: RunReport, showsWeak: Bool) {
    self.leak =
      PictureBuilder(
        leak, showsWeak: showsWeak, removed: RemovedReferences(of: leak, by: fix)
      ).picture
    if !fix.hasLeak, let timeline = Timeline(fix), !timeline.picture.edges.isEmpty {
      var picture = timeline.picture
      picture.title = "\(fix.scenario.name): \(VisibleText.line(fix.scenario.summary))"
      for place in picture.nodes.indices where picture.nodes[place].lines[0].hasPrefix("\"") {
        picture.nodes[place].kind = .gone
        picture.nodes[place].lines.append("deinitialized")
      }
      picture.notes.append("All that was seen while it ran. Nothing survived.")
      self.fix = picture
    } else {
      self.fix = PictureBuilder(fix, showsWeak: showsWeak).picture
    }
  }
}
