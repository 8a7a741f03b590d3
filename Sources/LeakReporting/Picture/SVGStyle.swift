/// How pictures look, in light and in dark surroundings.
enum SVGStyle {
  /// The rules of a style sheet.
  static let rules = """
    .leakscope text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:12px;text-anchor:middle;fill:#1f2328}
    .leakscope .title{font-size:13px;font-weight:600;text-anchor:start}
    .leakscope .note{font-size:12px;text-anchor:start;fill:#59636e}
    .leakscope .name{font-weight:700}
    .leakscope .paper{fill:#ffffff}
    .leakscope .node rect{fill:#f6f8fa;stroke:#818b98;stroke-width:1.2}
    .leakscope .root rect{fill:#ddf4ff;stroke:#0969da}
    .leakscope .survivor rect{fill:#ffebe9;stroke:#cf222e;stroke-width:2}
    .leakscope .closure rect{fill:#fbefff;stroke:#8250df}
    .leakscope .gone rect{fill:#dafbe1;stroke:#1a7f37}
    .leakscope .folded rect{stroke-dasharray:4 3}
    .leakscope .edge{fill:none;stroke:#59636e;stroke-width:1.4}
    .leakscope .edge.ring{stroke:#cf222e;stroke-width:2.2}
    .leakscope .edge.otherRing{stroke:#e5727a}
    .leakscope .edge.cut{stroke:#9a6700;stroke-width:3}
    .leakscope .edge.weak,.leakscope .edge.folded{stroke-dasharray:5 4}
    .leakscope .edge.removed{stroke-dasharray:8 5}
    .leakscope .struck{text-decoration:line-through}
    .leakscope .label rect{fill:#ffffff}
    .leakscope .label text{font-size:11px;fill:#424a53}
    .leakscope .label.cut text{fill:#7d4e00;font-weight:700}
    .leakscope .head-strong{fill:#59636e}
    .leakscope .head-ring{fill:#cf222e}
    .leakscope .head-cut{fill:#9a6700}
    @media (prefers-color-scheme:dark){
    .leakscope text{fill:#f0f6fc}
    .leakscope .note{fill:#9198a1}
    .leakscope .paper,.leakscope .label rect{fill:#0d1117}
    .leakscope .node rect{fill:#212830;stroke:#656c76}
    .leakscope .root rect{fill:#0c2d4d;stroke:#4493f8}
    .leakscope .survivor rect{fill:#4a1a1d;stroke:#f85149}
    .leakscope .closure rect{fill:#2d1f4e;stroke:#ab7df8}
    .leakscope .gone rect{fill:#12361e;stroke:#3fb950}
    .leakscope .edge{stroke:#9198a1}
    .leakscope .edge.ring{stroke:#f85149}
    .leakscope .edge.otherRing{stroke:#b6474a}
    .leakscope .edge.cut{stroke:#e3b341}
    .leakscope .label text{fill:#c9d1d9}
    .leakscope .label.cut text{fill:#e3b341}
    .leakscope .head-strong{fill:#9198a1}
    .leakscope .head-ring{fill:#f85149}
    .leakscope .head-cut{fill:#e3b341}
    }
    """

  /// The heads of arrows, which pictures of one document share.
  static let markers = ["strong", "ring", "cut"].map { name in
    "<marker id=\"leakscope-\(name)\" viewBox=\"0 0 10 10\" refX=\"10\" refY=\"5\" markerWidth=\"9\" "
      + "markerHeight=\"9\" markerUnits=\"userSpaceOnUse\" orient=\"auto\">"
      + "<path class=\"head-\(name)\" d=\"M0 0L10 5L0 10z\"/></marker>"
  }
}
