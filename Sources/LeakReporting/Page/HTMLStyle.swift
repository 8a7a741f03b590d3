/// How a page of reports looks.
enum HTMLStyle {
  /// The rules of its style sheet.
  static let rules = """
    :root{color-scheme:light dark;--ink:#1f2328;--faint:#59636e;--paper:#ffffff;--line:#d1d9e0;--soft:#f6f8fa;--link:#0969da;--bad:#cf222e;--good:#1a7f37;--caution:#9a6700}
    @media (prefers-color-scheme:dark){:root{--ink:#f0f6fc;--faint:#9198a1;--paper:#0d1117;--line:#3d444d;--soft:#151b23;--link:#4493f8;--bad:#f85149;--good:#3fb950;--caution:#d29922}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
    header,.page{max-width:1280px;margin:0 auto;padding:0 24px}
    h1{font-size:26px;margin:24px 0 0}
    h2{font-size:20px;margin:0 0 4px}
    h3{font-size:15px;margin:20px 0 6px;color:var(--faint)}
    a{color:var(--link)}
    a:focus-visible,summary:focus-visible,[tabindex="0"]:focus-visible{outline:3px solid var(--link);outline-offset:2px}
    .skip{position:absolute;left:-9999px}
    .skip:focus{left:8px;top:8px;background:var(--paper);padding:8px}
    .heads{position:absolute}
    .page{display:grid;grid-template-columns:280px minmax(0,1fr);gap:32px;align-items:start}
    nav{position:sticky;top:0;max-height:100vh;overflow-y:auto;padding:16px 0}
    nav ul{list-style:none;margin:8px 0;padding:0}
    nav li{padding:3px 0;overflow-wrap:anywhere}
    small{color:var(--faint);font-size:13px}
    nav small{white-space:nowrap}
    summary{margin-top:8px}
    section{border:1px solid var(--line);border-radius:8px;padding:20px;margin:16px 0 32px}
    .lead{margin:0}
    .scroll{overflow-x:auto;border:1px solid var(--line);border-radius:6px}
    .scroll svg{display:block;margin:0 auto}
    table{border-collapse:collapse;width:100%;font-size:14px}
    th,td{text-align:left;vertical-align:top;padding:5px 12px;border-bottom:1px solid var(--line);font-weight:400}
    thead th{font-weight:600;background:var(--soft)}
    tbody tr:last-child>*{border-bottom:0}
    pre{overflow-x:auto;background:var(--soft);border-radius:6px;padding:12px;font-size:13px;line-height:1.45;margin:0}
    code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    .pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px}
    figure{margin:0}
    figcaption{font-size:14px;font-weight:600;margin-bottom:4px}
    .closing,.mark{font-weight:600}
    .closing{margin:0 0 6px}
    .mark{display:block}
    .controls{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:8px 0}
    .controls[hidden]{display:none}
    button{font:inherit;color:inherit;background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:4px 12px;cursor:pointer}
    button[aria-disabled="true"]{color:var(--faint);border-style:dashed;cursor:default}
    button:focus-visible,input:focus-visible{outline:3px solid var(--link);outline-offset:2px}
    .now{height:9.5em;overflow:auto;background:var(--soft);border-radius:6px;padding:8px 12px;margin:8px 0;font-size:14px}
    .now p,.now ul{margin:0}
    .now ul,.steps ul{list-style:none;padding-left:0}
    .steps{padding-left:32px;font-size:14px}
    .steps>li{padding:2px 6px;border-left:3px solid transparent}
    .steps ul{margin:0;color:var(--faint)}
    .live .steps ul{display:none}
    .live .steps>li[aria-current]{border-left-color:var(--link);background:var(--soft);font-weight:600}
    .live .leakscope .absent{visibility:hidden}
    .live .leakscope .node.absent{visibility:visible;opacity:.45}
    .live .leakscope .node.absent rect{stroke-dasharray:3 3}
    .live .leakscope path.appears{stroke-width:4}
    .live .leakscope .label.appears text{font-weight:700;text-decoration:underline}
    .live .leakscope path.goes{stroke-dasharray:2 5;stroke-width:2}
    .live .leakscope .label.goes text{text-decoration:line-through}
    .bad{color:var(--bad)}.good{color:var(--good)}.caution{color:var(--caution)}
    @media (max-width:800px){.page{grid-template-columns:minmax(0,1fr)}.pair{grid-template-columns:minmax(0,1fr)}nav{position:static;max-height:none}}
    @media print{.live .steps ul{display:block}.controls,.now{display:none}nav,.skip{display:none}.page{display:block}}
    """
}
